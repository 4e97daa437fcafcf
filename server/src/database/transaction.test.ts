import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '#testing/cluster.ts';
import { type Db, openDb } from './db.ts';
import { inTransaction } from './transaction.ts';

let db: Db;
beforeAll(async () => {
  db = openDb(await createDatabase(inject('clusterUrl'), 'retried_transactions'));
});
afterAll(() => db.destroy());

/**
 * An operation that writes, and fails with an error code of PostgreSQL the first `times` times.
 * @returns functions that run it and count its attempts
 */
function failing(code: string, times: number, fact: string) {
  let tries = 0;
  const run = () =>
    inTransaction(db, async (tx) => {
      tries += 1;
      await sql`insert into shared.facts (name, value) values (${fact}, ${String(tries)})`.execute(tx);
      if (tries <= times)
        await sql.raw(`do $$ begin raise exception 'broken off' using errcode = '${code}'; end $$`).execute(tx);
      return tries;
    });
  return { run, tries: () => tries };
}

const factsOf = async (fact: string) =>
  (await db.selectFrom('shared.facts').select('value').where('name', '=', fact).execute()).map(({ value }) => value);

test.each(['40001', '40P01'])(
  'an operation broken off with %s is tried again, and only its last try stays',
  async (code) => {
    const twice = failing(code, 2, `twice ${code}`);
    expect(await twice.run()).toBe(3);
    expect(await factsOf(`twice ${code}`)).toEqual([3]);
  },
);

test.each(['40001', '40P01'])('broken off with %s for the third time it fails, and nothing stays', async (code) => {
  const always = failing(code, 3, `always ${code}`);
  await expect(always.run()).rejects.toMatchObject({ code });
  expect(always.tries()).toBe(3);
  expect(await factsOf(`always ${code}`)).toEqual([]);
});

test.each(['23505', '40002', '57014'])('what fails with %s is not tried again', async (code) => {
  const other = failing(code, 1, `other ${code}`);
  await expect(other.run()).rejects.toMatchObject({ code });
  expect(other.tries()).toBe(1);
  expect(await factsOf(`other ${code}`)).toEqual([]);
});

test('of two operations that lock each other out both succeed', async () => {
  const rows = ['one', 'other'];
  await db
    .insertInto('shared.facts')
    .values(rows.map((name) => ({ name, value: '0' })))
    .execute();
  const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
  let locked = 0;
  const lockInOrder = (order: readonly string[]) =>
    inTransaction(db, async (tx) => {
      for (const [place, name] of order.entries()) {
        await sql`update shared.facts set value = to_jsonb(value::int + 1) where name = ${name}`.execute(tx);
        locked += 1;
        if (locked === 2) resolve();
        if (place === 0) await bothLocked;
      }
    });
  await Promise.all([lockInOrder(rows), lockInOrder(rows.toReversed())]);
  expect(
    await db.selectFrom('shared.facts').select(['name', 'value']).where('name', 'in', rows).orderBy('name').execute(),
  ).toEqual([
    { name: 'one', value: 2 },
    { name: 'other', value: 2 },
  ]);
});
