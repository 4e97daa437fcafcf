// Journeys for `npm run mutants`: records what each executes, chooses those for a fault, runs them in a real browser.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { withCounters } from './mutant-lines.mjs';
import { isCurrent, storedRecord, withinTime, writeRecord } from './mutant-records.mjs';

/**
 * Name of a journey: its file in `e2e/src` and its titles, as `--test-list` of Playwright reads them: `trash.spec.ts ›
 * a group › a title`.
 * @typedef {import('./mutant-records.mjs').TestRecord} TestRecord
 */

/** Both builds of the pages, each with its entry file. */
const BUILDS = [
  { config: 'vite.config.ts', entry: 'web/src/main.tsx' },
  { config: 'vite.public.config.ts', entry: 'web/src/public/main.tsx' },
];

/** Time limits of listing the journeys and of running all of them (ms). */
const [LIST_MS, RUN_MS] = [600_000, 3 * 3_600_000];

/** Interval between writes of the records (ms). */
const STORED_EACH_MS = 30_000;

/**
 * Names of the journeys that compare a whole screen with a stored text (`e2e/src/pictures.spec.ts`): they catch faults
 * that other journeys do not check.
 */
const PICTURE = /^(desk-)?pictures\.spec\.ts › .*picture of /;

/**
 * Journeys to run against a fault, those most likely to catch it first. For a statement: journeys that execute it; for
 * code that runs on load: journeys that execute the file or the nearest files that import it. Sorted by the share of
 * the file and its importers in all that a journey executes; pictures alternate with the others.
 * @param {{ file: string, region: number | undefined }} fault
 * @param {string | undefined} blob git hash of the file's content: regions of another content are unknown
 * @param {ReadonlyMap<string, TestRecord>} records by journey
 * @param {ReadonlyMap<string, readonly string[]>} graph from `importers`
 * @returns {string[]}
 */
export function journeysAsked({ file, region }, blob, records, graph) {
  const near = [file, ...(graph.get(file) ?? [])];
  const recorded = [...records].filter(([, { ran }]) => ran[file]);
  const current = recorded.filter(([, { blobs }]) => blobs[file] === blob);
  const chosen =
    region !== undefined && (current.length > 0 || recorded.length === 0)
      ? current.filter(([, { ran }]) => ran[file]?.includes(region))
      : nearestUsers(file, records, graph);
  const ranked = chosen
    .map(([journey, { ran }]) => {
      const all = Object.values(ran).reduce((sum, regions) => sum + regions.length, 0);
      const nearby = near.reduce((sum, one) => sum + (ran[one]?.length ?? 0), 0);
      return { journey, share: nearby / Math.max(1, all), all };
    })
    .sort((one, other) => other.share - one.share || one.all - other.all)
    .map(({ journey }) => journey);
  const pictures = ranked.filter((journey) => PICTURE.test(journey));
  const others = ranked.filter((journey) => !PICTURE.test(journey));
  const inTurn = ranked.flatMap((_, index) => [pictures[index], others[index]]);
  return inTurn.filter((journey) => journey !== undefined);
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, TestRecord>} records by journey
 * @param {ReadonlyMap<string, readonly string[]>} graph from `importers`
 * @returns {[string, TestRecord][]} journeys that execute the file or, if none does, the nearest files that import it
 */
function nearestUsers(file, records, graph) {
  const seen = new Set([file]);
  let level = [file];
  while (level.length > 0) {
    const users = [...records].filter(([, { ran }]) => level.some((one) => ran[one]));
    if (users.length > 0) return users;
    level = [...new Set(level.flatMap((one) => graph.get(one) ?? []))].filter((one) => !seen.has(one));
    for (const one of level) seen.add(one);
  }
  return [];
}

/**
 * @param {readonly string[]} asked most likely first
 * @param {ReadonlyMap<string, Pick<TestRecord, 'ms'>>} records by journey
 * @param {{ count: number, ms: number }} most limits of number and total duration
 * @returns {string[]} journeys to run against one fault, fastest first
 */
export function journeysTaken(asked, records, { count, ms }) {
  return withinTime(asked.slice(0, count), records, ms);
}

/**
 * Whether a build of the pages contains a file.
 * @param {ReadonlyMap<string, readonly string[]>} graph from `importers`
 * @param {string} file
 * @param {string} entry entry file of the build
 */
export function isReached(graph, file, entry) {
  const reached = new Set([file]);
  for (const one of reached) for (const importer of graph.get(one) ?? []) reached.add(importer);
  return reached.has(entry);
}

/**
 * Builds the pages of a copy, without checking their size budgets. Runs in this process, where later builds take half
 * the time of the first.
 * @param {string} copy of the commit
 * @param {string} to folder of the built pages
 * @param {{ clean: string, graph: ReadonlyMap<string, readonly string[]>, file: string }} [changed] `file`: the one
 * source that differs from the pages built in `clean`; builds that do not contain it are copied from there
 * @returns {Promise<boolean>} whether the pages could be built
 */
export async function buildPages(copy, to, changed) {
  rmSync(to, { recursive: true, force: true });
  if (changed) cpSync(changed.clean, to, { recursive: true });
  for (const { config, entry } of BUILDS) {
    if (changed && !isReached(changed.graph, changed.file, entry)) continue;
    if (!(await buildOf(copy, config, to))) return false;
  }
  return true;
}

/**
 * @param {string} copy of the commit
 * @param {string} name file name of the Vite configuration
 * @param {string} to folder
 */
async function buildOf(copy, name, to) {
  const web = join(copy, 'web');
  const { NODE_ENV } = process.env;
  try {
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(web, name), web);
    const { plugins = [], ...config } = loaded?.config ?? {};
    await build({
      ...config,
      configFile: false,
      root: web,
      logLevel: 'silent',
      plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'first-screen-budget')),
      build: { ...config.build, outDir: to, minify: false, reportCompressedSize: false, emptyOutDir: false },
    });
    return true;
  } catch {
    return false;
  } finally {
    // Vite sets NODE_ENV; the servers of journeys would inherit it.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/**
 * @param {string} copy of the commit
 * @returns {Promise<string[]>} all journeys, except tests of the browser itself, which open none of our pages
 */
export async function listJourneys(copy) {
  const report = await playwright(copy, ['--list'], {}, LIST_MS);
  if (!report) throw new Error('The journeys cannot be listed');
  const specs = join(copy, 'e2e/src');
  const journeys = specsOf(report.suites).map(({ journey }) => journey);
  const files = [...new Set(journeys.map(fileOf))];
  const apart = new Set(files.filter((file) => isApart(readFileSync(join(specs, file), 'utf8'))));
  return journeys.filter((journey) => !apart.has(fileOf(journey)));
}

/**
 * Whether the tests of a file use Playwright's `test` directly: such tests have no server and open none of our pages.
 * @param {string} source
 */
export function isApart(source) {
  return /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(source);
}

/** @param {string} journey */
function fileOf(journey) {
  return journey.slice(0, journey.indexOf(' › '));
}

/**
 * Records of journeys, even those of an earlier commit: `journeysAsked` checks that the fault's file is unchanged.
 * @param {string} cache folder
 * @param {readonly string[]} journeys
 * @returns {Map<string, TestRecord>} by journey
 */
export function recordsOfJourneys(cache, journeys) {
  /** @type {Map<string, TestRecord>} */
  const found = new Map();
  for (const journey of journeys) {
    const record = storedRecord(cache, nameOf(journey));
    if (record) found.set(journey, record);
  }
  return found;
}

/**
 * Runs journeys over pages with counters and stores what each of them executes. Leaves counters in the sources of the
 * copy. Finished records survive an interruption.
 * @param {{ copy: string, cache: string, blobs: ReadonlyMap<string, string>, sources: ReadonlyMap<string, string>,
 * given: readonly string[] }} about `sources`: all sources that the pages may contain; `given`: prefixes of names of
 * journey files, empty for all
 */
export async function collectJourneys({ copy, cache, blobs, sources, given }) {
  const all = await listJourneys(copy);
  const records = recordsOfJourneys(cache, all);
  const open = all.filter((journey) => {
    const record = records.get(journey);
    if (given.length > 0 && !given.some((name) => journey.startsWith(name))) return false;
    return !record || !isCurrent(record, blobs);
  });
  console.log(`journeys: ${all.length}, to record: ${open.length}`);
  if (open.length === 0) return;
  for (const [file, source] of sources) writeFileSync(join(copy, file), withCounters(file, source));
  const pages = join(copy, 'pages-with-counters');
  if (!(await buildPages(copy, pages))) throw new Error('The pages cannot be built with counters');
  const ran = join(copy, 'journeys-ran');
  mkdirSync(ran);
  const started = performance.now();
  /** @type {Map<string, boolean>} */
  const seen = new Map();
  const store = () => storeRecords(ran, cache, blobs, seen);
  const say = () => {
    store();
    const green = [...seen.values()].filter(Boolean).length;
    console.log(`recorded: ${green} of ${open.length}, ${Math.round((performance.now() - started) / 1000)} s`);
  };
  process.prependOnceListener('exit', store);
  const pace = setInterval(say, STORED_EACH_MS);
  await playwright(copy, ['--test-list', listed(copy, open)], { WEB_FOLDER: pages, JOURNEY_REGIONS: ran }, RUN_MS);
  clearInterval(pace);
  process.off('exit', store);
  say();
}

/**
 * @param {string} ran folder with a file per journey (`e2e/src/recorded-test.ts`)
 * @param {string} cache folder
 * @param {ReadonlyMap<string, string>} blobs of the commit
 * @param {Map<string, boolean>} seen whether a journey passed, by file; new ones are added and, if passed, stored
 */
function storeRecords(ran, cache, blobs, seen) {
  for (const name of readdirSync(ran).filter((one) => one.endsWith('.json') && !seen.has(one))) {
    /** @type {{ journey: string, green: boolean, ms: number, ran: Record<string, number[]> }} */
    const { journey, ...record } = JSON.parse(readFileSync(join(ran, name), 'utf8'));
    seen.set(name, record.green);
    if (!record.green) {
      console.log(`red with counters, not recorded: ${journey}`);
      continue;
    }
    const files = [`e2e/src/${fileOf(journey)}`, ...Object.keys(record.ran)];
    const own = Object.fromEntries(files.map((file) => [file, blobs.get(file) ?? '']));
    writeRecord(cache, nameOf(journey), { ...record, blobs: own });
  }
}

/** File name of a journey's record: a hash, since titles may be too long for file names. @param {string} journey */
function nameOf(journey) {
  return createHash('sha1').update(journey).digest('hex');
}

/**
 * Runs journeys in one call of Playwright, with one browser and one PostgreSQL, in the order of their files.
 * @param {string} copy of the commit
 * @param {string} pages folder of the built pages
 * @param {readonly string[]} journeys
 * @param {number} limitMs
 * @returns {Promise<string | undefined>} the first journey that failed; `time limit`
 * @throws {Error} when none ran
 */
export async function failedJourney(copy, pages, journeys, limitMs) {
  const args = ['--workers=1', '--max-failures=1', '--test-list', listed(copy, journeys)];
  const report = await playwright(copy, args, { WEB_FOLDER: pages }, limitMs);
  if (!report) return 'time limit';
  const specs = specsOf(report.suites);
  if (specs.length === 0) throw new Error(`No journey ran of ${journeys.join('\n')}`);
  return specs.find(({ status }) => status === 'unexpected')?.journey;
}

/**
 * @param {string} copy of the commit
 * @param {readonly string[]} journeys
 * @returns {string} a file for `--test-list`
 */
function listed(copy, journeys) {
  const list = join(copy, 'journeys.txt');
  writeFileSync(list, journeys.join('\n'));
  return list;
}

/**
 * @param {string} copy of the commit
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @param {number} limitMs
 * @returns {Promise<{ suites: object[] } | undefined>} undefined after the time limit
 */
async function playwright(copy, args, env, limitMs) {
  const results = join(copy, 'journeys.json');
  rmSync(results, { force: true });
  const command = [join(copy, 'node_modules/@playwright/test/cli.js'), 'test', ...args];
  await runIn(join(copy, 'e2e'), command, { PLAYWRIGHT_RESULTS: results, ...env }, limitMs);
  return existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : undefined;
}

/**
 * @param {object[]} suites of Playwright's report
 * @param {string[]} [above] titles of the suites around them; the outermost is a file
 * @returns {{ journey: string, status: string }[]}
 */
export function specsOf(suites, above = []) {
  return /** @type {any[]} */ (suites).flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.map((/** @type {any} */ spec) => ({
      journey: [...above, title, spec.title].join(' › '),
      status: spec.tests[0]?.status,
    })),
    ...specsOf(inner, [...above, title]),
  ]);
}

/**
 * @param {string} folder
 * @param {string[]} args arguments of Node
 * @param {Record<string, string>} env
 * @param {number} limitMs
 * @returns {Promise<number | null>} exit code
 */
function runIn(folder, args, env, limitMs) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  });
  const stop = () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  };
  // Ends the browser of an interrupted run.
  process.once('exit', stop);
  return new Promise((resolve) => {
    const limit = setTimeout(stop, limitMs);
    child.on('exit', (code) => {
      clearTimeout(limit);
      process.off('exit', stop);
      resolve(code);
    });
  });
}
