import { type ChildProcess, spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { projectFolder } from '#environment.ts';
import { compileCache } from './compile-cache.ts';

/** How a run of the product ended, and its output. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string };

/** The product as a separate process, as `npm start` runs it. */
export type Product = {
  /** Printed when it is ready: `http://127.0.0.1:…`. */
  url: Promise<string>;
  ended: Promise<Ending>;
  /** Signals the process and its group, as a terminal does on Ctrl+C. */
  signalGroup(signal: NodeJS.Signals): void;
  kill(signal: NodeJS.Signals): void;
  pid: number | undefined;
};

/**
 * Starts the product.
 * @param about.checkout another copy of the project
 * @param about.account system user to run as; only root can choose one
 * @param settings environment variables; the port is any free one unless given
 */
export function startProduct(
  settings: NodeJS.ProcessEnv,
  about: { checkout?: string; account?: { uid: number; gid: number } } = {},
): Product {
  const { checkout = projectFolder, account } = about;
  const child = spawn(nodeOf(checkout), [join(checkout, 'server/src/main.ts')], {
    ...account,
    cwd: checkout,
    detached: true,
    // Excludes the settings of the surrounding test run.
    env: { PATH: process.env['PATH'], PORT: '0', NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { url, ended } = listenTo(child);
  return {
    url,
    ended,
    signalGroup: (signal) => child.pid && process.kill(-child.pid, signal),
    kill: (signal) => child.kill(signal),
    pid: child.pid,
  };
}

/** The Node in this checkout, if it has one: an account that may read the checkout may not be able to read ours. */
function nodeOf(checkout: string): string {
  const path = relative(projectFolder, process.execPath);
  return path.startsWith('..') ? process.execPath : join(checkout, path);
}

function listenTo(child: ChildProcess) {
  const said = { out: '', err: '' };
  const url = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<Ending>();
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    said.out += chunk;
    const address = /http:\/\/\S+/.exec(said.out)?.[0];
    if (address) url.resolve(address);
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said.err += chunk;
  });
  child.once('error', (error) => {
    url.reject(error);
    ended.reject(error);
  });
  child.once('close', (code, signal) => {
    ended.resolve({ code, signal, ...said });
    url.reject(new Error(`The product ended with ${code ?? signal}: ${said.err}`));
  });
  // A caller that only waits for the end must not fail because no URL was printed.
  url.promise.catch(() => undefined);
  return { url: url.promise, ended: ended.promise };
}
