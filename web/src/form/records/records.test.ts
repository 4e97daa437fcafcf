import { expect, test } from 'vitest';
import * as z from 'zod';
import { asRecords, recordProblems, sameRecords, withoutTempIds, withRecord } from './records.ts';

const rows = [
  { id: 'a', name: 'Первый', isMain: true },
  { id: 'b', name: 'Второй', isMain: false },
  { name: 'Третий', isMain: false },
];

test('each row gets a temporary id of its own, which is not sent and makes no difference [IND-CONT-012]', () => {
  const [once, again] = [asRecords(rows), asRecords(rows)];
  expect(new Set([...once, ...again].map(({ tempId }) => tempId)).size).toBe(6);
  expect(sameRecords(once, again)).toBe(true);
  expect(withoutTempIds(once)).toEqual(rows);
  expect(sameRecords(once, once.slice(1))).toBe(false);
});

test('a change meets its row alone', () => {
  const records = asRecords(rows);
  const changed = withRecord(records, records[1]?.tempId ?? '', { name: 'Другой' });
  expect(withoutTempIds(changed).map(({ name }) => name)).toEqual(['Первый', 'Другой', 'Третий']);
});

test('a flag that only one row may have leaves the row that had it', () => {
  const records = asRecords(rows);
  const last = records[2]?.tempId ?? '';
  const flags = (now: typeof records) => now.map(({ isMain }) => isMain);
  expect(flags(withRecord(records, last, { isMain: true }, 'isMain'))).toEqual([false, false, true]);
  expect(flags(withRecord(records, last, { name: 'Другой' }, 'isMain'))).toEqual([true, false, false]);
  expect(flags(withRecord(records, records[0]?.tempId ?? '', { isMain: false }, 'isMain'))).toEqual([
    false,
    false,
    false,
  ]);
});

test('the first complaint about each field is kept', () => {
  const schema = z.object({
    name: z.string().min(2, 'короткое').regex(/^а/, 'не на «а»'),
    age: z.number('нет возраста'),
  });
  expect(recordProblems(schema, { name: 'б', age: null })).toEqual({ name: 'короткое', age: 'нет возраста' });
  expect(recordProblems(schema, { name: 'аб', age: 3 })).toEqual({});
});
