import { describe, expect, test } from 'vitest';
import {
  amountsOf,
  coverage,
  floorOf,
  readAmounts,
  readFloor,
  readLedger,
  refusalsToRaise,
  removedSince,
  rowsNamed,
  writeAmounts,
} from './ledger.mjs';

const ledger = readLedger(
  [
    'id\tsource\tkind\trequirement',
    'ERR-001\t1§8\tmessage\tData load failure',
    'ERR-002\t1§8\tmessage\tList load failure',
    'LAND-PROP-061\t1§3\tfield\tGas',
    '',
  ].join('\n'),
);

test('a row of the ledger knows its group', () => {
  expect(ledger.map((row) => row.group)).toEqual(['ERR', 'ERR', 'LAND-PROP']);
  expect(ledger[2]).toMatchObject({ source: '1§3', kind: 'field', requirement: 'Gas' });
});

describe('rows named by a title', () => {
  test.each([
    ['one', 'is refused [LAND-PROP-092]', ['LAND-PROP-092']],
    ['several', 'is shown [ERR-001, FMT-010]', ['ERR-001', 'FMT-010']],
    ['a range', 'utilities [LAND-PROP-061…063]', ['LAND-PROP-061', 'LAND-PROP-062', 'LAND-PROP-063']],
    ['a range spelled out', 'utilities [ERR-009…ERR-010]', ['ERR-009', 'ERR-010']],
    ['the group said once', 'x [ERR-001, 004…005]', ['ERR-001', 'ERR-004', 'ERR-005']],
    ['two brackets', '[ERR-001] and [ERR-002]', ['ERR-001', 'ERR-002']],
    ['none outside brackets', 'ERR-001 is mentioned', []],
    ['none in other brackets', 'points are [latitude, longitude]', []],
  ])('%s', (_, title, ids) => {
    expect(rowsNamed(title)).toEqual(ids);
  });

  test.each([
    ['a range backwards', '[ERR-005…001]'],
    ['a range over two groups', '[ERR-001…FMT-004]'],
    ['a word among ids', '[ERR-001, later]'],
    ['too few digits', '[ERR-01]'],
  ])('%s is a mistake', (_, title) => {
    expect(() => rowsNamed(title)).toThrow(/Cannot read/);
  });
});

const passed = (title) => ({ file: 'a.test.ts', title, isPassed: true });
const failed = (title) => ({ file: 'b.test.ts', title, isPassed: false });

test('coverage counts each row once and says which no test names', () => {
  const seen = coverage(ledger, [passed('one [ERR-001]'), passed('again [ERR-001]')]);
  expect(seen.groups).toEqual([
    { name: 'ERR', covered: 1, total: 2 },
    { name: 'LAND-PROP', covered: 0, total: 1 },
  ]);
  expect(seen.covered.map((row) => row.id)).toEqual(['ERR-001']);
  expect(seen.missing.map((row) => row.id)).toEqual(['ERR-002', 'LAND-PROP-061']);
  expect(seen.unknown).toEqual([]);
});

test('a row is covered by what passed alone, and by nothing where something failed', () => {
  const seen = coverage(ledger, [
    passed('[ERR-001]'),
    failed('[ERR-001]'),
    failed('[ERR-002]'),
    passed('[LAND-PROP-061]'),
  ]);
  expect(seen.covered.map((row) => row.id)).toEqual(['LAND-PROP-061']);
});

test('a title that names no row of the ledger is reported with its file', () => {
  const seen = coverage(ledger, [passed('one [ERR-777]'), failed('two [ERR-1]')]);
  expect(seen.unknown).toEqual([
    "a.test.ts: no row ERR-777 in the ledger, named by 'one [ERR-777]'",
    "b.test.ts: Cannot read 'ERR-1' in the title 'two [ERR-1]'",
  ]);
});

test('the floor is written by runs of numbers and read back as it was', () => {
  const rows = ['ERR-001', 'ERR-002', 'ERR-003', 'ERR-009', 'LAND-PROP-098'];
  const text = floorOf(rows.map((id) => ({ id, group: id.slice(0, -4) })));
  expect(text).toBe('group\trows\nERR\t001…003, 009\nLAND-PROP\t098\n');
  expect(readFloor(text)).toEqual(rows);
});

describe('the floor of tests', () => {
  const ran = (file, title, isPassed = true) => ({ file, title, isPassed });
  const before = amountsOf([
    ran('web/a.test.ts', 'one [ERR-001]'),
    ran('web/a.test.ts', 'two [ERR-001, 002]'),
    ran('web/b.test.ts', 'three'),
    ran('web/b.test.ts', 'four [ERR-002]', false),
  ]);

  test('counts passed tests by file and by row, and is read as it was written', () => {
    expect(before).toEqual({
      tests: new Map([
        ['web/a.test.ts', 2],
        ['web/b.test.ts', 1],
      ]),
      titles: new Map([
        ['ERR-001', 2],
        ['ERR-002', 1],
      ]),
    });
    expect(readAmounts(writeAmounts(before))).toEqual(before);
    expect(() => readAmounts('kind\tof\tnumber\nfiles\ta\t1\n')).toThrow('Cannot read');
    expect(() => readAmounts('kind\tof\tnumber\ntests\ta\tmany\n')).toThrow('Cannot read');
  });

  test('notices a removed test, a removed file and a removed title', () => {
    expect(removedSince(before, before)).toEqual([]);
    expect(removedSince(before, amountsOf([ran('web/a.test.ts', 'one [ERR-001]')]))).toEqual([
      'web/a.test.ts: 1 tests, had 2',
      'web/b.test.ts: 0 tests, had 1',
      'ERR-001: named by 1 tests, by 2 before',
      'ERR-002: named by 0 tests, by 1 before',
    ]);
  });

  test('moves with tests from file to file, but never falls', () => {
    const moved = amountsOf([
      ran('web/c.test.ts', 'one [ERR-001]'),
      ran('web/c.test.ts', 'two [ERR-001, 002]'),
      ran('web/c.test.ts', 'three'),
    ]);
    expect(refusalsToRaise(before, moved)).toEqual([]);
    expect(refusalsToRaise(before, amountsOf([ran('web/c.test.ts', 'two [ERR-001, 002]')]))).toEqual([
      '1 tests in all, had 3',
      'ERR-001: named by 1 tests, by 2 before',
    ]);
  });
});
