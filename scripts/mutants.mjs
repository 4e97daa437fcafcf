// npm run mutants -- --seed N [--count 100] [--room web]: plants random faults in a copy of the commit and reports
// which of them the tests catch.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machineSlowness } from './machine-speed.mjs';
import { drawFaults, importers, productionFiles, random, rooms, runsInThread, testsOf } from './mutant-draw.mjs';
import { withFault } from './mutant-faults.mjs';
import {
  buildPages,
  collectJourneys,
  failedJourney,
  journeysAsked,
  journeysTaken,
  listJourneys,
  recordsOfJourneys,
} from './mutant-journeys.mjs';
import { regionAt, regionsOf } from './mutant-lines.mjs';
import { blobsOf, readRecord, testsAsked, withinTime, writeRecord } from './mutant-records.mjs';
import { root } from './run-step.mjs';

/** @typedef {'killed' | 'timed out' | 'survived' | 'no test' | 'does not compile' | 'equivalent' | 'not run'} Result */
/** @typedef {import('./mutant-vitest.mjs').Answer} Answer */

/** Time limit of the tests of one fault (ms). */
const LIMIT_MS = 240_000 * machineSlowness();
/** Time limit of the journeys of one fault (ms). */
const JOURNEYS_MS = 600_000 * machineSlowness();
/** Number of test files per run that records execution. */
const AT_ONCE = 4;
/** Time in which Vitest stops its PostgreSQL and itself (ms). */
const STOP_MS = 10_000 * machineSlowness();

/** Stands for the test's title when the test file itself fails to load. */
const UNLOADED = 'does not load';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    room: { type: 'string' },
    /**
     * Number of test files that are checked for executing the line of a fault, nearest by imports and folders first.
     */
    nearest: { type: 'string', default: '24' },
    /** Time limit of the tests of one fault (s); the most likely ones to catch it are chosen first. */
    seconds: { type: 'string', default: '120' },
    /** Most journeys to run against a fault of the pages that no other test catches; 0: none. */
    journeys: { type: 'string', default: '1000' },
    /** Time limit of the journeys of one fault, by recorded durations (s). */
    'journey-seconds': { type: 'string', default: '90' },
    /** Only records which tests execute which code. */
    collect: { type: 'boolean', default: false },
    /** Only records which journeys execute which code; positional arguments: prefixes of names of journey files. */
    'collect-journeys': { type: 'boolean', default: false },
  },
});
const [seed, count, nearest, seconds, byBrowser, browserSeconds] = [
  values.seed,
  values.count,
  values.nearest,
  values.seconds,
  values.journeys,
  values['journey-seconds'],
].map(Number);
if (
  ![seed, count, nearest, seconds, byBrowser, browserSeconds].every(Number.isSafeInteger) ||
  (values.room !== undefined && !rooms.includes(values.room)) ||
  (positionals.length > 0 && !values['collect-journeys'])
) {
  console.error(
    `npm run mutants -- --seed N [--count 100] [--room ${rooms.join('|')}] [--nearest 24] [--seconds 120] [--collect]
               [--journeys 4] [--journey-seconds 90] [--collect-journeys [SPEC…]]`,
  );
  process.exit(2);
}

/** @type {{ file: string, line: string, original: string, replacement: string, reason: string }[]} */
const equivalent = JSON.parse(readFileSync(join(root, 'scripts/mutants-equivalent.json'), 'utf8'));
const cache = join(root, '.cache/mutants');
const journeyCache = join(cache, 'journeys');
const blobs = blobsOf(root);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const folder = copyOfCommit();
/** The running Vitest process. @type {import('node:child_process').ChildProcess | undefined} */
let running;
process.on('exit', () => {
  if (running?.pid !== undefined) end(running.pid, 'SIGTERM');
});
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

if (values['collect-journeys']) {
  const inPages = productionFiles(root, ['format', 'contract', 'web']);
  await collectJourneys({
    copy: folder,
    cache: journeyCache,
    blobs,
    sources: new Map(inPages.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    given: positionals,
  });
  process.exit(0);
}

const files = productionFiles(root, values.room === undefined ? rooms : [values.room]);
const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const graph = importers(root, folder);
const faults = drawFaults(sources, seed ?? 1, count ?? 100);
const records = await collected(
  new Set(faults.flatMap(({ file }) => testsOf(graph, file))),
  new Set(faults.flatMap(({ file }) => testsOf(graph, file).slice(0, nearest))),
);
if (values.collect) process.exit(0);

/** @type {{ fault: import('./mutant-draw.mjs').Planted, result: Result, note: string }[]} */
const results = [];
/** Files restored since the last run: Vitest still has them with a fault. @type {string[]} */
let mended = [];
for (const [index, fault] of faults.entries()) {
  const started = performance.now();
  const judged = await judge(fault);
  results.push({ fault, ...judged });
  say(index, started);
}
await stop();
await checkTypes(results.filter(isOpen));
await runJourneys();
report();
process.exit(0);

/**
 * Records executions: runs each test file that has no current record. Finished records survive an interruption.
 * @param {ReadonlySet<string>} tests test files that reach a fault; their stored records are read
 * @param {ReadonlySet<string>} asked test files that are run unless recorded
 * @returns {Promise<Map<string, import('./mutant-records.mjs').TestRecord>>}
 */
async function collected(tests, asked) {
  /** @type {Map<string, import('./mutant-records.mjs').TestRecord>} */
  const found = new Map();
  for (const test of tests) {
    const record = readRecord(cache, test, blobs);
    if (record) found.set(test, record);
  }
  const open = [...asked].filter((test) => !found.has(test));
  if (open.length === 0) return found;
  const ran = mkdtempSync(join(folder, 'ran-'));
  const list = join(ran, 'files.txt');
  writeFileSync(list, productionFiles(root).join('\n'));
  const env = { MUTANTS_COUNTED: list, MUTANTS_RAN: ran };
  const started = performance.now();
  const all = open.length;
  // In random order by the seed, so that two simultaneous runs share the work.
  const next = random(seed ?? 1);
  while (open.length > 0) {
    /** @type {string[]} */
    const some = [];
    while (open.length > 0 && some.length < AT_ONCE) {
      const [test = ''] = open.splice(Math.floor(next() * open.length), 1);
      const record = readRecord(cache, test, blobs);
      if (record) found.set(test, record);
      else some.push(test);
    }
    for (const [test, record] of await recordsOf(some, ran, env)) found.set(test, record);
    const took = Math.round((performance.now() - started) / 1000);
    console.log(`what tests execute: ${all - open.length} of ${all} test files, ${took} s`);
  }
  await stop();
  return found;
}

/**
 * @param {readonly string[]} tests
 * @param {string} ran folder that the tests write their executed regions to
 * @param {Record<string, string>} env environment of Vitest
 */
async function recordsOf(tests, ran, env) {
  const answer = await ask({ tests: [...tests], changed: [], untilRed: false }, env);
  /** @type {Map<string, import('./mutant-records.mjs').TestRecord>} */
  const found = new Map();
  for (const test of tests) {
    /** @type {Record<string, number[]>} */
    let regions = {};
    try {
      const name = createHash('sha1').update(join(folder, test)).digest('hex');
      regions = JSON.parse(readFileSync(join(ran, `${name}.json`), 'utf8'));
    } catch {
      // A test file that does not load executes nothing that is known.
    }
    const ms = answer?.passed[test];
    const own = Object.fromEntries([test, ...Object.keys(regions)].map((file) => [file, blobs.get(file) ?? '']));
    const record = { green: ms !== undefined, ms: ms ?? 0, blobs: own, ran: regions };
    if (record.green) writeRecord(cache, test, record);
    else console.log(`red without a fault: ${test} (${answer?.failed[test] ?? 'time limit'})`);
    found.set(test, record);
  }
  return found;
}

/**
 * @param {number} index of a result
 * @param {number} started
 */
function say(index, started) {
  const one = results[index];
  if (!one) return;
  const took = `${Math.round((performance.now() - started) / 1000)} s`;
  console.log(
    `${index + 1}/${faults.length} ${took} ${one.result}: ${words(one.fault)}${one.note && ` (${one.note})`}`,
  );
}

/** @param {{ result: Result }} one */
function isOpen({ result }) {
  return result === 'survived' || result === 'no test';
}

/**
 * Marks faults that `npm run types` refuses. Plants many at once, at most one per file in each round.
 * @param {typeof results} open
 */
async function checkTypes(open) {
  const left = new Set(open);
  while (left.size > 0) {
    /** @type {Map<string, (typeof results)[number]>} */
    const planted = new Map();
    for (const one of left) if (!planted.has(one.fault.file)) planted.set(one.fault.file, one);
    for (const [file, one] of planted) {
      left.delete(one);
      writeFileSync(join(folder, file), withFault(sources.get(file) ?? '', one.fault));
    }
    for (const room of new Set([...planted.keys()].map((file) => file.split('/')[0] ?? ''))) {
      const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', room, '--pretty', 'false'], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      for (const { groups } of stdout.matchAll(/^(?<file>[^\s(]+)\(\d+,\d+\): error (?<code>TS\d+)/gm)) {
        const one = planted.get(groups?.file ?? '');
        if (one) Object.assign(one, { result: 'does not compile', note: groups?.code ?? '' });
      }
    }
    for (const file of planted.keys()) writeFileSync(join(folder, file), sources.get(file) ?? '');
  }
}

/** Runs faults of the pages that no other test catches against the journeys that execute them. */
async function runJourneys() {
  const open = [...results.entries()].filter(([, one]) => isOpen(one) && one.fault.file.startsWith('web/'));
  if (!byBrowser || open.length === 0) return;
  const journeys = await listJourneys(folder);
  const recorded = recordsOfJourneys(journeyCache, journeys);
  console.log(`journeys: ${journeys.length}, recorded: ${recorded.size}`);
  if (recorded.size === 0) {
    console.log('none is run: npm run mutants -- --collect-journeys records what they execute');
    return;
  }
  for (const [index, one] of open) {
    const started = performance.now();
    Object.assign(one, await judgeByJourneys(one.fault, one.note, recorded));
    say(index, started);
  }
}

/**
 * @param {import('./mutant-draw.mjs').Planted} fault
 * @param {string} note result of the tests run before
 * @param {ReadonlyMap<string, import('./mutant-records.mjs').TestRecord>} recorded records by journey
 * @returns {Promise<{ result: Result, note: string }>}
 */
async function judgeByJourneys(fault, note, recorded) {
  const source = sources.get(fault.file) ?? '';
  const region = regionAt(regionsOf(fault.file, source), fault.start);
  const asked = journeysAsked({ file: fault.file, region }, blobs.get(fault.file), recorded, graph);
  const chosen = journeysTaken(asked, recorded, { count: byBrowser ?? 0, ms: (browserSeconds ?? 0) * 1000 });
  const before = note || 'no test file';
  if (chosen.length === 0) return { result: 'survived', note: `${before}, executed by no recorded journey` };
  const clean = join(folder, 'pages');
  if (!existsSync(clean) && !(await buildPages(folder, clean))) throw new Error('The pages cannot be built');
  const path = join(folder, fault.file);
  const faulty = join(folder, 'pages-with-fault');
  /** @type {string | undefined} */
  let failed;
  // The fault stays in place while the journeys run: journeys of the component pages build those pages themselves.
  writeFileSync(path, withFault(source, fault));
  try {
    const isBuilt = await buildPages(folder, faulty, { clean, graph, file: fault.file });
    if (!isBuilt) return { result: 'killed', note: 'the pages cannot be built' };
    failed = await failedJourney(folder, faulty, chosen, JOURNEYS_MS);
  } finally {
    writeFileSync(path, source);
  }
  if (failed === undefined)
    return { result: 'survived', note: `${before}, ${chosen.length} of ${asked.length} journeys` };
  const again = chosen.includes(failed) ? [failed] : chosen;
  const unsteady = await failedJourney(folder, clean, again, JOURNEYS_MS);
  if (unsteady !== undefined) return { result: 'not run', note: `journey is red without the fault: ${unsteady}` };
  return { result: 'killed', note: `journey: ${failed.slice(0, 140)}` };
}

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
  const reaching = testsOf(graph, fault.file);
  if (reaching.length === 0) return { result: 'no test', note: '' };
  const region = regionAt(regionsOf(fault.file, source), fault.start);
  const executing = testsAsked({ file: fault.file, region }, reaching, graph, records);
  // Commands and worker threads run code that Vitest does not count.
  const isCounted = executing.length > 0 && !runsInThread(graph, fault.file);
  const loading = isCounted ? [] : testsAsked({ file: fault.file, region: undefined }, reaching, graph, records);
  const all = [...new Set([...executing, ...loading])];
  const tests = withinTime(all, records, (seconds ?? 120) * 1000);
  if (tests.length === 0) return { result: 'not run', note: 'tests are red without the fault' };
  const path = join(folder, fault.file);
  writeFileSync(path, withFault(source, fault));
  const answer = await ask({ tests, changed: [fault.file, ...mended], untilRed: true });
  writeFileSync(path, source);
  mended = [fault.file];
  if (answer === undefined) return { result: 'timed out', note: '' };
  // After the first red test Vitest also marks the remaining files as failed.
  const [first] = Object.entries(answer.failed).sort(
    ([, one], [, other]) => Number(one.startsWith(UNLOADED)) - Number(other.startsWith(UNLOADED)),
  );
  if (first !== undefined) return { result: 'killed', note: first.join(': ').replace(/\s+/g, ' ').slice(0, 160) };
  const reason =
    region === undefined ? 'runs when the file is loaded' : executing.length > 0 ? '' : 'executed by no test';
  return { result: 'survived', note: `${tests.length} of ${all.length} test files${reason && `, ${reason}`}` };
}

/**
 * @param {import('./mutant-vitest.mjs').Asked} asked
 * @param {Record<string, string>} [env] environment of a Vitest process, if one is started here
 * @returns {Promise<Answer | undefined>} undefined after the time limit
 * @throws {Error} when Vitest ends by itself
 */
async function ask(asked, env = {}) {
  const child = running ?? (await start(env));
  const answer = new Promise((resolve, reject) => {
    const limit = setTimeout(() => resolve(undefined), LIMIT_MS);
    const ended = () => reject(new Error(`Vitest ended on ${asked.tests.join(' ')}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      clearTimeout(limit);
      child.off('exit', ended);
      resolve(/** @type {Answer} */ (message));
    });
  });
  child.send(asked);
  const found = await answer;
  if (found === undefined) await stop();
  return found;
}

/** @param {Record<string, string>} env */
async function start(env) {
  const child = fork(join(folder, 'scripts/mutant-vitest.mjs'), [], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  running = child;
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('Vitest does not start')));
  });
  child.removeAllListeners();
  return child;
}

/** Stops Vitest; kills it when it is in an endless loop. */
async function stop() {
  const child = running;
  running = undefined;
  const { pid } = child ?? {};
  if (!child || pid === undefined) return;
  child.removeAllListeners();
  await new Promise((resolve) => {
    const limit = setTimeout(() => end(pid, 'SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
    child.kill('SIGTERM');
  });
  end(pid, 'SIGKILL');
}

/**
 * @param {number} group of processes
 * @param {NodeJS.Signals} signal
 */
function end(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended already.
  }
}

/** A copy of the commit; its rooms import each other inside the copy. */
function copyOfCommit() {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x'], { cwd: copy, input: archive });
  mkdirSync(join(copy, 'node_modules/@gektar'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@gektar' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const room of [...rooms, 'e2e', 'bench']) {
    symlinkSync(join(copy, room), join(copy, 'node_modules/@gektar', room));
    const own = join(root, room, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, room, 'node_modules'));
  }
  return copy;
}

/** @param {import('./mutant-draw.mjs').Planted} fault */
function words({ file, line, kind, original, replacement }) {
  const short = (/** @type {string} */ text) => JSON.stringify(text.replace(/\s+/g, ' ').slice(0, 70));
  return `${file}:${line} ${kind} ${short(original)} → ${short(replacement)}`;
}

/** Prints a table by room, then the survivors. */
function report() {
  /** @type {Result[]} */
  const kinds = ['killed', 'timed out', 'survived', 'no test', 'does not compile', 'equivalent', 'not run'];
  console.log(`\ncommit ${commit}, seed ${seed}\n`);
  console.log(
    `| room | planted | ${kinds.join(' | ')} | caught of those that compile |\n|---|${'---:|'.repeat(kinds.length + 2)}`,
  );
  for (const room of [...rooms, 'all']) {
    const of = results.filter(({ fault }) => room === 'all' || fault.file.startsWith(`${room}/`));
    if (of.length === 0) continue;
    const counts = kinds.map((kind) => of.filter(({ result }) => result === kind).length);
    const [killed = 0, late = 0, survived = 0, untested = 0] = counts;
    const all = killed + late + survived + untested;
    const share = all === 0 ? '' : `${Math.round((100 * (killed + late)) / all)} %`;
    console.log(`| ${room} | ${of.length} | ${counts.join(' | ')} | ${share} |`);
  }
  const open = results.filter(({ result }) => ['survived', 'no test', 'not run'].includes(result));
  if (open.length > 0) console.log('');
  for (const { fault, result, note } of open) console.log(`${result}: ${words(fault)}${note && ` (${note})`}`);
}
