import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const root = resolve(import.meta.dirname, '..');
/** @type {readonly string[]} Folders of the workspaces, in the order of package.json; checks cover all of them. */
export const rooms = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).workspaces;
/** Glob of the test files of all workspaces. */
export const testFiles = `{${rooms.join(',')}}/src/**/*.{test,spec}.{ts,tsx}`;
/** Cache of compiled modules, shared by all processes of a run: commands and workers need half the time to start. */
const compiled = resolve(root, 'node_modules/.cache/compiled');
const running = new Set();

/**
 * Runs a command of `node_modules/.bin` and forwards its output line by line with the step's name. Uses the Node of the
 * package `node`.
 * @param {string} name
 * @param {readonly string[]} command
 * @param {{ cwd?: string, env?: Record<string, string>, limitMs?: number }} [options] after `limitMs` the command is
 *   ended and has failed
 * @returns {Promise<{ ok: boolean, seconds: number }>}
 */
export async function runStep(name, [file, ...args], { cwd = '.', env = {}, limitMs = 20 * 60_000 } = {}) {
  const started = performance.now();
  const child = spawn(file, args, {
    cwd: resolve(root, cwd),
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      // Behind a pipe the tools cannot detect a terminal.
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      ...env,
      PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const say = (line) => console.log(`${name.padEnd(14)}│ ${line}`);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  const limit = setTimeout(() => {
    say(`ended after ${limitMs / 1000} s`);
    end(child);
  }, limitMs);
  const ok = await new Promise((done) => {
    child.on('error', (error) => {
      say(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
  clearTimeout(limit);
  running.delete(child);
  return { ok, seconds: (performance.now() - started) / 1000 };
}

/** Ends every running step with its child processes. */
export function endSteps() {
  for (const child of running) end(child);
}

/** Interrupts a step like Ctrl+C, so that a test run stops its database; kills it after ten seconds. */
function end(child) {
  signal(child, 'SIGINT');
  const killed = setTimeout(() => signal(child, 'SIGKILL'), 10_000);
  child.on('close', () => clearTimeout(killed));
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
