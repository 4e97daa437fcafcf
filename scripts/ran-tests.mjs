import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { root } from './run-step.mjs';

/**
 * @typedef {{ file: string, title: string, isPassed: boolean }} RanTest `title` includes the titles of its groups
 */

/** Reports of the last runs, one file each: `unit.json`, `journeys.json`, `journeys-….json` of a retry. */
export const reportsFolder = resolve(root, 'node_modules/.cache/gektar-test');

/** Path of a step's report. */
export function reportPath(name) {
  return join(reportsFolder, `${name}.json`);
}

/** Removes earlier reports of a step and its retries, so that they are not read as those of this run. */
export async function forgetReports(name) {
  await mkdir(reportsFolder, { recursive: true });
  for (const file of await readdir(reportsFolder)) {
    if (file === `${name}.json` || file.startsWith(`${name}-`)) await rm(join(reportsFolder, file));
  }
}

/**
 * Every test of the stored reports. A retried test counts with its last result.
 * @returns {Promise<{ tests: RanTest[], names: string[], from: Date | undefined }>} `from`: when the oldest report was
 *   written
 */
export async function readReports(folder = reportsFolder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort(repetitionsLast);
  const tests = new Map();
  const times = [];
  for (const name of names) {
    const path = join(folder, name);
    times.push((await stat(path)).mtime);
    for (const test of testsOf(JSON.parse(await readFile(path, 'utf8'))))
      tests.set(`${test.file}\n${test.title}`, test);
  }
  return { tests: [...tests.values()], names, from: times.sort((a, b) => a - b)[0] };
}

function repetitionsLast(a, b) {
  return a.length - b.length || (a < b ? -1 : 1);
}

/**
 * The tests of one report.
 * @param {object} report of Vitest's or Playwright's JSON reporter
 * @returns {RanTest[]}
 */
export function testsOf(report) {
  return 'testResults' in report
    ? testsOfVitest(report)
    : (report.suites ?? []).flatMap((suite) => testsOfSuite(suite, []));
}

function testsOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      file: relative(root, name),
      title: fullName,
      isPassed: status === 'passed',
    })),
  );
}

/** Tests of a Playwright suite, a file or a `describe`. Playwright counts a skipped test as `ok`; we do not. */
function testsOfSuite({ title, file, specs = [], suites = [] }, outer) {
  const titles = title === file ? outer : [...outer, title];
  const own = specs.map((spec) => ({
    file: `e2e/src/${file}`,
    title: [...titles, spec.title].join(' '),
    isPassed: spec.ok && spec.tests.every(({ status }) => status === 'expected'),
  }));
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, titles))];
}
