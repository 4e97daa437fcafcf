import { readFile } from 'node:fs/promises';
import { forgetReports, reportPath } from './ran-tests.mjs';
import { countPlaywright, countVitest, filesOf, journeysOf, slowest } from './results.mjs';
import { endSteps, rooms, root, runStep } from './run-step.mjs';

// npm test                runs all steps; the last line is 'N passed, N failed'
// npm test -- lint unit   runs only the named steps
// npm test -- --slow      also lists the slowest tests

const unitResults = reportPath('unit');
const journeyResults = reportPath('journeys');
const repeatedResults = reportPath('journeys-repeated');
/** Most failures that are retried: more cannot all be unsteady. */
const MOST_REPEATED = 10;

/** A step that counts as one test. */
const check = (name, command, options) => ({ name, command, options });
/**
 * One thread each: every further one checks the types that files share again, which doubles the processor time, and the
 * unit tests use the other core.
 */
const typesOf = (name, project) => check(`types:${name}`, ['tsc', '-p', project, '--singleThreaded']);
/** Workspaces whose types are checked as one program: both import the whole server, with the same settings. */
const besideServer = ['e2e', 'bench'];

const checks = [
  check('lint', ['biome', 'ci', '--error-on-warnings', process.stdout.isTTY ? '--colors=force' : '--colors=off', '.']),
  // Needs type information, including types of packages, which Biome does not read.
  // One thread, as for types: its part that reads types is a Go program.
  check('lint:promises', ['oxlint', '--type-aware'], { env: { GOMAXPROCS: '1' } }),
  check('tests', ['node', 'scripts/check-tests.mjs']),
  ...rooms.filter((room) => !besideServer.includes(room)).map((room) => typesOf(room, room)),
  typesOf(besideServer.join('+'), 'bench/tsconfig.with-e2e.json'),
  check('schema', ['node', 'scripts/schema.mjs', '--check']),
];
/** Runs after the steps that it reports on; when only this step is run, it uses the stored reports. */
const spec = check('spec', ['node', 'scripts/spec.mjs', ...(process.argv.length === 2 ? ['--ran'] : [])]);
const build = check('build', ['node', 'scripts/build.mjs']);
const units = {
  name: 'unit',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
  count: async () => countVitest(await readJson(unitResults), root, ['format', 'contract', 'server', 'web', 'scripts']),
  timed: async () => filesOf(await readJson(unitResults), root),
};
const journeys = {
  name: 'journeys',
  command: ['playwright', 'test'],
  options: { cwd: 'e2e', env: { PLAYWRIGHT_RESULTS: journeyResults }, limitMs: 60 * 60_000 },
  count: async () => {
    const first = await readJson(journeyResults);
    const failed = journeysOf(first).filter(({ hasPassed }) => !hasPassed);
    if (failed.length === 0 || failed.length > MOST_REPEATED) return countPlaywright(first);
    await runStep('repeated', ['playwright', 'test', '--workers=1', '--last-failed'], {
      cwd: 'e2e',
      env: { PLAYWRIGHT_RESULTS: repeatedResults },
    });
    return countPlaywright(first, await readJson(repeatedResults));
  },
  timed: async () => journeysOf(await readJson(journeyResults)),
};

const isSlowAsked = process.argv.includes('--slow');
const wanted = process.argv.slice(2).filter((word) => word !== '--' && word !== '--slow');
const isNamed = ({ name }, word) => name === word || name.startsWith(`${word}:`);
const isWanted = (step) => wanted.length === 0 || wanted.some((word) => isNamed(step, word));
const done = [];

const steps = [build, ...checks, units, journeys, spec];
const unknown = wanted.filter((word) => !steps.some((step) => isNamed(step, word)));
if (unknown.length > 0) {
  console.error(`no step ${unknown.join(', ')}; steps: ${steps.map(({ name }) => name).join(', ')}`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    endSteps();
    process.exitCode = 130;
  });
}

// The build runs first: some tests start the product, and its pages must not change meanwhile. Then, on two cores, the
// checks run one after another, in parallel with the tests; journeys run last and alone.
await inTurn([build]);
await Promise.all([inTurn(checks), inTurn([units])]);
await inTurn([journeys]);
await inTurn([spec]);
if (isSlowAsked) await tellSlowest([units, journeys]);
summary();

async function inTurn(queue) {
  for (const step of queue.filter(isWanted)) {
    if (process.exitCode === 130) return;
    if (step.count) await forgetReports(step.name);
    const started = performance.now();
    const { ok } = await runStep(step.name, step.command, step.options);
    const count = await counted(step, ok);
    const seconds = (performance.now() - started) / 1_000;
    done.push({ name: step.name, seconds, ...count });
    console.log(`${step.name.padEnd(14)}│ ${count.failed === 0 ? 'holds' : 'FAILS'}, ${seconds.toFixed(1)} s`);
  }
}

async function tellSlowest(timed) {
  for (const step of timed.filter(isWanted)) {
    const durations = await step.timed().catch(() => []);
    for (const line of [`slowest of ${step.name}:`, ...slowest(durations)]) console.log(line);
  }
}

/** Counts of a step. A command that exits with an error has failed, even when all its tests passed. */
async function counted(step, ok) {
  const own = step.count
    ? await step.count().catch((error) => ({ passed: 0, failed: 1, notes: [`no results: ${error.message}`] }))
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, notes: [] };
  if (ok || own.failed > 0 || own.unsteady > 0) return own;
  return { ...own, failed: 1, notes: [...own.notes, 'ended with an error outside of its tests'] };
}

async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}

function summary() {
  if (done.length === 0)
    done.push({ name: wanted.join(' '), seconds: 0, passed: 0, failed: 1, notes: ['nothing ran'] });
  console.log('');
  for (const { name, seconds, passed, failed, notes } of done) {
    console.log(`${name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`);
    for (const note of notes) console.log(`${' '.repeat(15)} ${note}`);
  }
  const sum = (key) => done.reduce((total, step) => total + step[key], 0);
  process.exitCode ||= sum('failed') > 0 ? 1 : 0;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
