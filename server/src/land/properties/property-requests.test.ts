import { listPropertyRequests } from '@gektar/contract/land/properties/property-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('the requests of an object are those whose selection holds it, shown or hidden, newest first [LAND-PROP-096]', async () => {
  const property = await givenProperty(app.db);
  const other = await givenProperty(app.db);
  const old = await givenSelected('Под склад', '2026-01-10', property.id);
  const fresh = await givenSelected('Под завод', '2026-03-10', property.id, { isActual: false, isEnabled: false });
  await sql`update land.request_selection_items i set status = false from land.request_selections s
    where s.id = i.request_selection_id and s.request_id = ${old}`.execute(app.db);
  await givenSelected('Чужой', '2026-02-10', other.id);
  expect(await app.broker.call(listPropertyRequests, { params: { id: property.id } })).toEqual([
    {
      id: fresh,
      name: 'Под завод',
      requestDate: '2026-03-10T00:00:00',
      isActual: false,
      isEnabled: false,
      status: true,
    },
    { id: old, name: 'Под склад', requestDate: '2026-01-10T00:00:00', isActual: true, isEnabled: true, status: false },
  ]);
  const alone = await givenProperty(app.db);
  expect(await app.broker.call(listPropertyRequests, { params: { id: alone.id } })).toEqual([]);
});

async function givenSelected(
  name: string,
  date: string,
  propertyId: string,
  { isActual = true, isEnabled = true } = {},
): Promise<string> {
  const { id } = await givenRequest(app.db, { name, requestDate: `${date}T00:00:00`, isActual });
  await sql`update land.requests set is_enabled = ${isEnabled} where id = ${id}`.execute(app.db);
  await sql`insert into land.request_selection_items (id, request_selection_id, property_id)
    select ${uuidv7()}::uuid, s.id, ${propertyId}::uuid from land.request_selections s where s.request_id = ${id}`.execute(
    app.db,
  );
  return id;
}
