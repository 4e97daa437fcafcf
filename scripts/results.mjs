import { relative, sep } from 'node:path';

/**
 * @typedef {{ passed: number, failed: number, notes: string[], unsteady?: number }} Count
 *   `notes`: remarks shown with the summary line; `unsteady`: number of tests that passed only when repeated
 */

/**
 * Counts the results of Vitest's JSON reporter. A file that failed to load, a skipped test and a room without tests
 * count as failures: each would otherwise look like success.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]
 *   }} results
 * @param {string} root the checkout
 * @param {readonly string[]} rooms folders that must have run tests
 * @returns {Count}
 */
export function countVitest(results, root, rooms) {
  const count = { passed: 0, failed: 0, notes: [] };
  const ran = new Set();
  for (const { name, status, assertionResults } of results.testResults) {
    const file = relative(root, name);
    if (assertionResults.length > 0) ran.add(file.split(sep)[0]);
    else fail(count, `${file}: ${status === 'failed' ? 'could not be loaded' : 'has no tests'}`);
    for (const test of assertionResults) {
      if (test.status === 'passed') count.passed++;
      else fail(count, `${file}: ${test.status}: ${test.fullName}`);
    }
  }
  for (const room of rooms) if (!ran.has(room)) fail(count, `${room}: no test ran`);
  return count;
}

/** Most journeys that may pass only when retried alone; with more, the run fails. */
const MOST_UNSTEADY = 3;

/**
 * @typedef {{ file: string, title: string, ok: boolean, tests: { status: string, results: { duration:
 *   number }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: { message?:
 *   string }[], suites?: Suite[] }} PlaywrightResults
 * @typedef {{ name: string, hasPassed: boolean, seconds: number }} Journey
 */

/**
 * Counts the results of Playwright's JSON reporter; errors outside of tests (a missing server, a bad import) count too.
 * @param {PlaywrightResults} results
 * @param {PlaywrightResults} [repeated] results of a retry of the failed journeys: those that passed are unsteady
 * @returns {Count}
 */
export function countPlaywright(results, repeated) {
  const { stats, errors = [] } = results;
  const steady = new Set(
    repeated
      ? journeysOf(repeated)
          .filter(({ hasPassed }) => hasPassed)
          .map(({ name }) => name)
      : [],
  );
  const others = journeysOf(results).filter(({ hasPassed }) => !hasPassed);
  const unsteady = others.filter(({ name }) => steady.has(name));
  const count = { passed: stats.expected, failed: 0, notes: [], unsteady: unsteady.length };
  for (const { name } of others.filter((journey) => !unsteady.includes(journey))) fail(count, name);
  for (const { name } of unsteady) {
    const note = `unsteady, passed when repeated alone: ${name}`;
    if (unsteady.length > MOST_UNSTEADY) fail(count, note);
    else pass(count, note);
  }
  const all = stats.unexpected + stats.flaky + stats.skipped;
  for (let untold = others.length; untold < all; untold++) fail(count, 'a journey failed, or did not run');
  for (const error of [...errors, ...(repeated?.errors ?? [])]) fail(count, String(error.message).split('\n')[0]);
  if (count.passed + count.failed === 0) fail(count, 'no journey ran');
  return count;
}

/**
 * Every journey of a run; a journey that passed only on a retry or did not run counts as failed.
 * @param {PlaywrightResults} results
 * @returns {Journey[]}
 */
export function journeysOf({ suites = [] }) {
  return suites.flatMap((suite) => inside(suite, []));
}

/** @returns {Journey[]} */
function inside({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.map((spec) => ({
    // The first title is the file.
    name: `${[spec.file, ...path.slice(1), spec.title].join(' › ')}`,
    hasPassed: spec.ok && spec.tests.every(({ status }) => status === 'expected'),
    seconds: sum(spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1_000,
  }));
  return [...own, ...suites.flatMap((suite) => inside(suite, path))];
}

/**
 * The slowest tests, one text line each.
 * @param {readonly { name: string, seconds: number }[]} timed
 * @param {number} [most]
 * @returns {string[]}
 */
export function slowest(timed, most = 10) {
  return timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * Test files and their durations.
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} results of Vitest's JSON reporter
 * @param {string} root the checkout
 */
export function filesOf({ testResults }, root) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function pass(count, note) {
  count.passed++;
  count.notes.push(note);
}

function fail(count, note) {
  count.failed++;
  count.notes.push(note);
}
