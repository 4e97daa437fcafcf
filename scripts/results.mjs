import { relative, sep } from 'node:path';

/**
 * @typedef {{ passed: number, failed: number, notes: string[] }} Count
 *   `notes`: what a reader of the closing line would otherwise not know
 */

/**
 * Counts what Vitest's JSON reporter wrote. A file that could not be loaded, a skipped test and a room without any test
 * are failures: each of them would otherwise look like success.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} results
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

/**
 * Counts what Playwright's JSON reporter wrote; errors outside of tests (a missing server, a bad import) count too.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: { message?: string }[] }} results
 * @returns {Count}
 */
export function countPlaywright({ stats, errors = [] }) {
  const count = { passed: stats.expected, failed: stats.unexpected, notes: [] };
  for (let flaky = 0; flaky < stats.flaky; flaky++) fail(count, 'a journey passed only when repeated');
  for (let skipped = 0; skipped < stats.skipped; skipped++) fail(count, 'a journey did not run');
  for (const error of errors) fail(count, String(error.message).split('\n')[0]);
  if (count.passed + count.failed === 0) fail(count, 'no journey ran');
  return count;
}

function fail(count, note) {
  count.failed++;
  count.notes.push(note);
}
