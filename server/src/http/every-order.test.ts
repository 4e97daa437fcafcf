import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { created, type EntityWire, entityKinds } from '#testing/entity-kinds.ts';
import { givenAside } from '#testing/given-surroundings.ts';
import { listOrders, mixed } from '#testing/list-orders.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Values to sort by, in order of creation: with ties and missing values, and sorted differently from ids. */
const RANKS = [4, 1, 7, null, 1, 4, 0, null, 2, 7] as const;
const PAGE = 3;
const collator = new Intl.Collator('ru');

function compared(one: number | string, other: number | string): number {
  return typeof one === 'number' ? one - Number(other) : collator.compare(one, String(other));
}

const listed = entityKinds.flatMap((kind) => {
  const orders = listOrders[kind.entity];
  return kind.list && orders ? [{ ...kind, ...kind.list, ...orders, kind }] : [];
});

test('every list has its orders here', () => {
  expect(listed.map(({ entity }) => entity)).toEqual(
    entityKinds.flatMap(({ entity, list }) => (list === undefined ? [] : [entity])),
  );
});

describe.each(listed)(
  'the list of $name',
  ({ kind, find, bodyOf, orderIn, orders, fields, below, times, isActiveFirst }) => {
    beforeAll(async () => {
      for (const rank of RANKS) {
        const { id } = await created(app, kind, await fields(app, rank));
        if (rank === null) continue;
        await below?.(app, id, rank);
        for (const [index, column] of times.entries())
          await sql`
            update ${sql.table(kind.table)} set ${sql.ref(column)} = '2026-01-01T10:00:00'::timestamp + ${mixed(rank, 9 - 4 * index)} * interval '1 day'
            where id = ${id}`.execute(app.db);
      }
      for (const rank of [1, 4, null]) await givenAside(app, kind, await fields(app, rank));
    });

    const read = async (sort: string, isAsc: boolean, filter: object, query = 'take=1000') => {
      const ordered = orderIn ? { [orderIn]: { field: sort, isAsc } } : {};
      const inQuery = orderIn ? '' : `&sort=${sort}&direction=${isAsc ? 'asc' : 'desc'}`;
      const body = { ...(bodyOf?.(filter) ?? filter), ...ordered };
      const { json, text } = await ask(app, 'POST', `${find}?${query}${inQuery}`, { body });
      expect(json, text).toBeInstanceOf(Array);
      return json as EntityWire[];
    };

    test.each(
      Object.keys(orders).flatMap((sort) => [true, false].map((isAsc) => [sort, isAsc ? 'up' : 'down'] as const)),
    )(
      'by %s %s has its values in order, those without one last, equal ones by their ids in the same direction',
      async (sort, way) => {
        const isAsc = way === 'up';
        const sign = isAsc ? 1 : -1;
        const value = orders[sort] as (row: EntityWire) => number | string | null;
        const inOrder = (one: EntityWire, other: EntityWire) => {
          if (isActiveFirst && one.isEnabled !== other.isEnabled) return one.isEnabled ? -1 : 1;
          const [a, b] = [value(one), value(other)];
          if (a !== b && (a === null || b === null)) return a === null ? 1 : -1;
          const byValue = a === null || b === null ? 0 : compared(a, b);
          return sign * (byValue || (one.id < other.id ? -1 : 1));
        };
        for (const isEnabled of [true, false, null]) {
          const rows = await read(sort, isAsc, { isEnabled });
          expect(rows.map(({ id }) => id)).toEqual(rows.toSorted(inOrder).map(({ id }) => id));
          if (isEnabled === false) continue;
          const values = rows.map(value);
          expect(new Set(values).size).toBeGreaterThan(1);
          expect(new Set(values).size).toBeLessThan(values.length);
          const pages: string[] = [];
          for (let skip = 0; skip < rows.length; skip += PAGE) {
            const page = await read(sort, isAsc, { isEnabled }, `take=${PAGE}&skip=${skip}`);
            pages.push(...page.map(({ id }) => id));
          }
          expect(pages).toEqual(rows.map(({ id }) => id));
        }
      },
    );
  },
);
