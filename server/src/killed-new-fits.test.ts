import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { findFits } from '#testing/find-fits.ts';
import { givenProperty } from '#testing/given.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { givenRequest } from '#testing/given-request.ts';
import { startProduct } from '#testing/product.ts';
import { openTestApp } from '#testing/test-app.ts';

const KILLS = 3;
const PLOTS = 1_500;
const REQUESTS = 60;

test('a process that is killed while it finds fits loses none, and none is found twice', {
  timeout: 120_000,
}, async () => {
  const app = await openTestApp(inject('clusterUrl'));
  const folder = await mkdtemp(join(tmpdir(), 'gektar-fits-'));
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  const { db, broker, databaseUrl } = app;
  await givenManyProperties(db, broker.id, PLOTS);
  // Each request fits fewer plots than the limit of pairs listed per hour.
  for (let number = 0; number < REQUESTS; number += 1)
    await givenRequest(db, { responsibleEmployeeId: broker.id, area: { from: 1 + 10 * number, to: 10 + 10 * number } });
  // One line for each transaction that has found pairs.
  await sql`create table public.found (pairs integer)`.execute(db);
  await sql`create function public.note_found() returns trigger language plpgsql as $$
    begin
      perform pg_sleep(0.05);
      insert into public.found select count(*) from changed;
      return null;
    end $$`.execute(db);
  await sql`create trigger found after insert on shared.new_fits referencing new table as changed
    for each statement execute function public.note_found()`.execute(db);
  const found = async () => {
    const { rows } = await sql<{ pairs: number; steps: number }>`
      select coalesce(sum(pairs), 0)::int as pairs, count(*)::int as steps from public.found`.execute(db);
    return rows[0] ?? { pairs: 0, steps: 0 };
  };
  const settings = { DATABASE_URL: databaseUrl, TOKEN_SECRET: randomUUID() + randomUUID(), GEKTAR_DATA: folder };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = (await found()).steps;
    const product = startProduct({ ...settings, LOG_LEVEL: 'silent' });
    await eventually(async () => expect((await found()).steps).toBeGreaterThan(before));
    product.kill('SIGKILL');
    await product.ended;
    // Work that the killed process had begun may still be running.
    await givenProperty(db, { area: 7 });
  }
  await findFits(db);
  const { rows } = await sql<{ pairs: number; waiting: number }>`
    select (select count(*)::int from shared.new_fits) as pairs, (select count(*)::int from shared.fits_to_find) as waiting`.execute(
    db,
  );
  expect(rows[0]?.waiting).toBe(0);
  expect(rows[0]?.pairs).toBeGreaterThan(PLOTS);
  expect((await found()).pairs, 'each pair was inserted by one transaction that lasted').toBe(rows[0]?.pairs);
  const again = await sql`select object_id, request_id, percent from shared.new_fits order by 1, 2`.execute(db);
  await sql`delete from shared.new_fits`.execute(db);
  await sql`update land.properties set row_version = row_version + 1`.execute(db);
  await findFits(db);
  const whole = await sql`select object_id, request_id, percent from shared.new_fits order by 1, 2`.execute(db);
  expect(again.rows).toEqual(whole.rows);
});
