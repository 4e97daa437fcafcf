import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReports, testsOf } from './ran-tests.mjs';
import { root } from './run-step.mjs';

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-reports-'));
});
afterAll(() => rm(folder, { recursive: true }));

const spec = (title, status) => ({ title, ok: status !== 'unexpected', tests: [{ status }] });
const journeys = (...specs) => ({
  suites: [
    { title: 'a.spec.ts', file: 'a.spec.ts', specs, suites: [{ title: 'on a phone', file: 'a.spec.ts', specs }] },
  ],
});

test('tests of Vitest are told with the titles around them', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a plot is saved' },
    { status: 'skipped', fullName: 'a plot is lost' },
  ];
  expect(testsOf({ testResults: [{ name: join(root, 'web/src/a.test.ts'), assertionResults }] })).toEqual([
    { file: 'web/src/a.test.ts', title: 'a plot is saved', isPassed: true },
    { file: 'web/src/a.test.ts', title: 'a plot is lost', isPassed: false },
  ]);
});

test('journeys are told with their groups; skipped and unsteady ones have not passed', () => {
  const tests = testsOf(journeys(spec('opens', 'expected'), spec('waits', 'skipped'), spec('shakes', 'flaky')));
  expect(tests.map(({ title, isPassed }) => [title, isPassed])).toEqual([
    ['opens', true],
    ['waits', false],
    ['shakes', false],
    ['on a phone opens', true],
    ['on a phone waits', false],
    ['on a phone shakes', false],
  ]);
  expect(tests[0]?.file).toBe('e2e/src/a.spec.ts');
});

test('a journey that was repeated counts as it ended last', async () => {
  await writeFile(join(folder, 'journeys.json'), JSON.stringify(journeys(spec('opens', 'unexpected'))));
  await writeFile(join(folder, 'journeys-again.json'), JSON.stringify(journeys(spec('opens', 'expected'))));
  const { tests, names, from } = await readReports(folder);
  expect(names).toEqual(['journeys.json', 'journeys-again.json']);
  expect(tests.map(({ isPassed }) => isPassed)).toEqual([true, true]);
  expect(from).toBeInstanceOf(Date);
});

test('without reports there is nothing', async () => {
  expect(await readReports(join(folder, 'none'))).toEqual({ tests: [], names: [], from: undefined });
});
