import { anyBit, anyOf } from '@gektar/contract/criteria/criterion.ts';
import { mask, number, option, options } from '@gektar/contract/fields.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import type { Condition } from './conditions.ts';
import { allOf } from './conditions.ts';
import { forwardConditions } from './criteria/forward.ts';
import { entityTable } from './entity-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const list = [
  { id: 1, name: 'Аренда' },
  { id: 2, name: 'Продажа' },
  { id: 4, name: 'Хранение' },
];
const table = entityTable({
  table: 'nowhere.vacancies',
  alias: 'v',
  owner: 'vacancy_id',
  fields: {
    vacancyTypes: mask('Типы', list),
    vacancyStatus: option('Статус', list),
    classes: options('Классы', list),
    area: number('Площадь', { unit: 'га', max: 9 }),
  },
  elsewhere: [],
  readOnly: [],
  lists: {},
});
const { types, statuses } = forwardConditions<{ types: number | null; statuses: number[] }>(
  { types: anyBit('vacancyTypes', list), statuses: anyOf('vacancyStatus') },
  ({ of }) => table.source(of),
);

async function found(conditions: readonly Condition[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (values (1, 1, 1), (2, 2, 2), (3, 3, 4), (4, 6, null), (5, null, 1)) as v (id, vacancy_types, vacancy_status)
    where ${allOf(conditions)} order by id`.execute(app.db);
  return rows.map(({ id }) => id);
}

test('a sum of bits is found by any of the bits that are asked', async () => {
  expect(await found(types(1))).toEqual([1, 3]);
  expect(await found(types(2))).toEqual([2, 3, 4]);
  expect(await found(types(4))).toEqual([4]);
  expect(await found(types(1 + 4))).toEqual([1, 3, 4]);
  expect(await found(types(null))).toEqual([1, 2, 3, 4, 5]);
});

test('one value of a fixed list is found by its number', async () => {
  expect(await found(statuses([1, 4]))).toEqual([1, 3, 5]);
  expect(await found(statuses([]))).toEqual([1, 2, 3, 4, 5]);
});

test('sums and numbers of fixed lists are columns as they are', () => {
  const row = { vacancy_types: 5, vacancy_status: null, classes: [1, 4], area: 2 };
  const wire = { vacancyTypes: 5, vacancyStatus: null, classes: [1, 4], area: 2 };
  expect(table.columnsOf(wire)).toEqual(row);
  expect(table.reader()(row, {})).toEqual(wire);
});
