import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './results.mjs';

const file = (name, ...statuses) => ({
  name: `/house/${name}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })),
});

test('tests of all rooms are summed', () => {
  const results = {
    testResults: [file('server/src/a.test.ts', 'passed', 'passed'), file('web/src/b.test.ts', 'passed')],
  };
  expect(countVitest(results, '/house', ['server', 'web'])).toEqual({ passed: 3, failed: 0, notes: [] });
});

test('a failed test is counted and named', () => {
  const results = { testResults: [file('server/src/a.test.ts', 'passed', 'failed')] };
  expect(countVitest(results, '/house', ['server'])).toEqual({
    passed: 1,
    failed: 1,
    notes: ['server/src/a.test.ts: failed: a failed test'],
  });
});

test('a skipped test counts as failed', () => {
  const results = { testResults: [file('server/src/a.test.ts', 'passed', 'skipped', 'todo')] };
  expect(countVitest(results, '/house', ['server'])).toMatchObject({ passed: 1, failed: 2 });
});

test('a file that could not be loaded counts as failed', () => {
  const broken = { name: '/house/web/src/b.test.ts', status: 'failed', assertionResults: [] };
  const results = { testResults: [file('web/src/a.test.ts', 'passed'), broken] };
  expect(countVitest(results, '/house', ['web'])).toEqual({
    passed: 1,
    failed: 1,
    notes: ['web/src/b.test.ts: could not be loaded'],
  });
});

test('a room where no test ran counts as failed', () => {
  expect(countVitest({ testResults: [] }, '/house', ['contract'])).toEqual({
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
  });
  expect(countPlaywright({ stats })).toEqual({ passed: 0, failed: 1, notes: ['no journey ran'] });
});
