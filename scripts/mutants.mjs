// npm run mutants -- --seed N [--count 100] [--room web]: plants faults drawn by lot in a copy of the commit, and says which the tests catch.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machineSlowness } from './machine-speed.mjs';
import { drawFaults, importers, productionFiles, rooms, testsOf } from './mutant-draw.mjs';
import { withFault } from './mutant-faults.mjs';
import { root } from './run-step.mjs';

/** @typedef {'killed' | 'timed out' | 'survived' | 'no test' | 'equivalent' | 'not run'} Result */

/** Longest run of the tests of one fault (ms). */
const LIMIT_MS = 240_000 * machineSlowness();

/** In place of a title: the file itself failed. */
const UNLOADED = 'does not load';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    room: { type: 'string' },
    /** Test files a fault is run against, nearest first. */
    nearest: { type: 'string', default: '12' },
  },
});
const [seed, count, nearest] = [values.seed, values.count, values.nearest].map(Number);
if (
  ![seed, count, nearest].every(Number.isSafeInteger) ||
  (values.room !== undefined && !rooms.includes(values.room))
) {
  console.error(`npm run mutants -- --seed N [--count 100] [--room ${rooms.join('|')}] [--nearest 12]`);
  process.exit(2);
}

/** @type {{ file: string, line: string, original: string, replacement: string, reason: string }[]} */
const equivalent = JSON.parse(readFileSync(join(root, 'scripts/mutants-equivalent.json'), 'utf8'));
const folder = copyOfCommit();
/** Group of the Vitest that runs now. @type {number | undefined} */
let running;
process.on('exit', () => {
  if (running !== undefined) process.kill(-running, 'SIGTERM');
});
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const files = productionFiles(root, values.room === undefined ? rooms : [values.room]);
const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const graph = importers(root, folder);
const faults = drawFaults(sources, seed ?? 1, count ?? 100);

/** Green without a fault, by test file. @type {Map<string, boolean>} */
const green = new Map();
/** @type {{ fault: import('./mutant-draw.mjs').Planted, result: Result, note: string }[]} */
const results = [];
for (const [index, fault] of faults.entries()) {
  const { result, note } = await judge(fault);
  results.push({ fault, result, note });
  console.log(`${index + 1}/${faults.length} ${result}: ${words(fault)}${note && ` (${note})`}`);
}
report();

/**
 * @param {import('./mutant-draw.mjs').Planted} fault
 * @returns {Promise<{ result: Result, note: string }>}
 */
async function judge(fault) {
  const source = sources.get(fault.file) ?? '';
  const line = source.split('\n')[fault.line - 1]?.trim();
  const known = equivalent.find(
    (one) =>
      one.file === fault.file &&
      one.line === line &&
      one.original === fault.original &&
      one.replacement === fault.replacement,
  );
  if (known) return { result: 'equivalent', note: known.reason };
  const all = testsOf(graph, fault.file);
  const chosen = all.slice(0, nearest);
  const fresh = chosen.filter((test) => !green.has(test));
  if (fresh.length > 0) {
    const { failed } = await run(fresh, []);
    for (const test of fresh) green.set(test, failed !== undefined && !failed.has(test));
  }
  const tests = chosen.filter((test) => green.get(test));
  if (tests.length === 0)
    return {
      result: all.length === 0 ? 'no test' : 'not run',
      note: all.length === 0 ? '' : 'tests are red without the fault',
    };
  writeFileSync(join(folder, fault.file), withFault(source, fault));
  const { failed } = await run(tests, ['--bail=1']);
  writeFileSync(join(folder, fault.file), source);
  if (failed === undefined) return { result: 'timed out', note: '' };
  // After the first red test Vitest marks the files it leaves as failed, too.
  const [first] = [...failed].sort(([, one], [, other]) => Number(one === UNLOADED) - Number(other === UNLOADED));
  if (first !== undefined) return { result: 'killed', note: first.join(': ') };
  return { result: 'survived', note: `${tests.length} of ${all.length} test files` };
}

/**
 * @param {readonly string[]} tests
 * @param {readonly string[]} options of Vitest
 * @returns {Promise<{ failed: Map<string, string> | undefined }>} titles of the first failed test by file; undefined after the time limit
 * @throws {Error} when Vitest did not run
 */
async function run(tests, options) {
  const output = join(folder, 'result.json');
  rmSync(output, { force: true });
  const projects = [...new Set(tests.map((test) => `--project=${test.split('/')[0]}`))];
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects,
    '--reporter=json',
    `--outputFile=${output}`,
  ];
  const child = spawn(process.execPath, [...args, ...options, ...tests], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  running = child.pid;
  const isLate = await new Promise((resolve) => {
    const limit = setTimeout(() => {
      // Vitest stops its PostgreSQL itself.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      resolve(true);
    }, LIMIT_MS);
    child.on('exit', () => {
      clearTimeout(limit);
      running = undefined;
      resolve(false);
    });
  });
  if (isLate) return { failed: undefined };
  let answer;
  try {
    answer = JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    throw new Error(`Vitest wrote no result for ${tests.join(' ')}`);
  }
  /** @type {Map<string, string>} */
  const failed = new Map();
  for (const { name, status, assertionResults } of answer.testResults) {
    const test = assertionResults.find((/** @type {{ status: string }} */ one) => one.status === 'failed');
    if (test || status === 'failed') failed.set(name.slice(folder.length + 1), test?.fullName ?? UNLOADED);
  }
  return { failed };
}

/** The commit in a folder of its own; its rooms import each other there. */
function copyOfCommit() {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x'], { cwd: copy, input: archive });
  mkdirSync(join(copy, 'node_modules/@gektar'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@gektar' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const room of [...rooms, 'e2e', 'bench'])
    symlinkSync(join(copy, room), join(copy, 'node_modules/@gektar', room));
  return copy;
}

/** @param {import('./mutant-draw.mjs').Planted} fault */
function words({ file, line, kind, original, replacement }) {
  const short = (/** @type {string} */ text) => JSON.stringify(text.replace(/\s+/g, ' ').slice(0, 70));
  return `${file}:${line} ${kind} ${short(original)} → ${short(replacement)}`;
}

/** A table by room, then the survivors. */
function report() {
  /** @type {Result[]} */
  const kinds = ['killed', 'timed out', 'survived', 'no test', 'equivalent', 'not run'];
  console.log(
    `\ncommit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()}, seed ${seed}\n`,
  );
  console.log(
    `| room | planted | ${kinds.join(' | ')} | caught of those with a test |\n|---|${'---:|'.repeat(kinds.length + 2)}`,
  );
  for (const room of [...rooms, 'all']) {
    const of = results.filter(({ fault }) => room === 'all' || fault.file.startsWith(`${room}/`));
    if (of.length === 0) continue;
    const counts = kinds.map((kind) => of.filter(({ result }) => result === kind).length);
    const [killed = 0, late = 0, survived = 0] = counts;
    const share =
      killed + late + survived === 0 ? '' : `${Math.round((100 * (killed + late)) / (killed + late + survived))} %`;
    console.log(`| ${room} | ${of.length} | ${counts.join(' | ')} | ${share} |`);
  }
  const open = results.filter(({ result }) => ['survived', 'no test', 'not run'].includes(result));
  if (open.length > 0) console.log('');
  for (const { fault, result, note } of open) console.log(`${result}: ${words(fault)}${note && ` (${note})`}`);
}
