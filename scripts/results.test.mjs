import { expect, test } from 'vitest';
import { countPlaywright, countVitest, filesOf, journeysOf, slowest } from './results.mjs';

const file = (name, ...statuses) => ({
  name: `/project/${name}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })),
});

test('tests of all rooms are summed', () => {
  const results = {
    testResults: [file('server/src/a.test.ts', 'passed', 'passed'), file('web/src/b.test.ts', 'passed')],
  };
  expect(countVitest(results, '/project', ['server', 'web'])).toEqual({ passed: 3, failed: 0, notes: [] });
});

test('a failed test is counted and named', () => {
  const results = { testResults: [file('server/src/a.test.ts', 'passed', 'failed')] };
  expect(countVitest(results, '/project', ['server'])).toEqual({
    passed: 1,
    failed: 1,
    notes: ['server/src/a.test.ts: failed: a failed test'],
  });
});

test('a skipped test counts as failed', () => {
  const results = { testResults: [file('server/src/a.test.ts', 'passed', 'skipped', 'todo')] };
  expect(countVitest(results, '/project', ['server'])).toMatchObject({ passed: 1, failed: 2 });
});

test('a file that could not be loaded counts as failed', () => {
  const broken = { name: '/project/web/src/b.test.ts', status: 'failed', assertionResults: [] };
  const results = { testResults: [file('web/src/a.test.ts', 'passed'), broken] };
  expect(countVitest(results, '/project', ['web'])).toEqual({
    passed: 1,
    failed: 1,
    notes: ['web/src/b.test.ts: could not be loaded'],
  });
});

test('a room where no test ran counts as failed', () => {
  expect(countVitest({ testResults: [] }, '/project', ['contract'])).toEqual({
    passed: 0,
    failed: 1,
    notes: ['contract: no test ran'],
  });
});

test('journeys: expected ones pass, all others fail', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toMatchObject({ passed: 4, failed: 4 });
});

test('journeys: an error outside of tests fails, and so does nothing at all', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server\n at …' }] })).toEqual({
    passed: 0,
    failed: 1,
    notes: ['no server'],
    unsteady: 0,
  });
  expect(countPlaywright({ stats })).toEqual({ passed: 0, failed: 1, notes: ['no journey ran'], unsteady: 0 });
});

const spec = (title, status = 'expected', duration = 1_000) => ({
  file: 'map.spec.ts',
  title,
  ok: status === 'expected',
  tests: [{ status, results: [{ duration }] }],
});
/** Playwright's report of these tests. */
const run = (...specs) => {
  const count = (status) => specs.filter(({ tests }) => tests[0].status === status).length;
  return {
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
    },
    suites: [{ title: 'map.spec.ts', suites: [{ title: 'the map', specs }] }],
  };
};

test('journeys: each that has not passed is named', () => {
  expect(countPlaywright(run(spec('opens'), spec('moves', 'unexpected'), spec('closes', 'skipped')))).toEqual({
    passed: 1,
    failed: 2,
    notes: ['map.spec.ts › the map › moves', 'map.spec.ts › the map › closes'],
    unsteady: 0,
  });
});

test('journeys: what passes when repeated counts as passed and is named as unsteady', () => {
  const first = run(spec('opens'), spec('moves', 'unexpected'), spec('closes', 'unexpected'));
  const repeated = run(spec('moves'), spec('closes', 'unexpected'));
  expect(countPlaywright(first, repeated)).toEqual({
    passed: 2,
    failed: 1,
    notes: ['map.spec.ts › the map › closes', 'unsteady, passed when repeated alone: map.spec.ts › the map › moves'],
    unsteady: 1,
  });
});

test('journeys: three unsteady ones are borne, four are four failures', () => {
  const titles = ['one', 'two', 'three', 'four'];
  const failed = (many) => run(...titles.slice(0, many).map((title) => spec(title, 'unexpected')));
  const passed = run(...titles.map((title) => spec(title)));
  expect(countPlaywright(failed(3), passed)).toMatchObject({ passed: 3, failed: 0 });
  expect(countPlaywright(failed(4), passed)).toMatchObject({ passed: 0, failed: 4 });
});

test('journeys: a repetition that broke down is a failure', () => {
  const repeated = { ...run(), errors: [{ message: 'no browser' }] };
  expect(countPlaywright(run(spec('opens'), spec('moves', 'unexpected')), repeated)).toMatchObject({
    passed: 1,
    failed: 2,
    notes: ['map.spec.ts › the map › moves', 'no browser'],
  });
});

test('journeys: where each can be found to be run alone', () => {
  expect(journeysOf(run(spec('opens', 'unexpected', 1_500)))).toEqual([
    { name: 'map.spec.ts › the map › opens', hasPassed: false, seconds: 1.5 },
  ]);
});

test('the slowest come first', () => {
  const timed = [
    { name: 'a', seconds: 1 },
    { name: 'b', seconds: 12.25 },
    { name: 'c', seconds: 3 },
  ];
  expect(slowest(timed, 2)).toEqual(['  12.3 s  b', '   3.0 s  c']);
  expect(
    filesOf({ testResults: [{ name: '/project/web/a.test.ts', startTime: 1_000, endTime: 3_500 }] }, '/project'),
  ).toEqual([{ name: 'web/a.test.ts', seconds: 2.5 }]);
});
