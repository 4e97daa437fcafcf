import { isDeepStrictEqual } from 'node:util';
import { typesIn } from '@gektar/contract/industrial/request-types.ts';
import type { RequestFields } from '@gektar/contract/industrial/requests/request.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { insertLinks } from '#database/links.ts';
import { toColumns } from './request-record.ts';
import { requestRows, requestTable } from './request-table.ts';

/**
 * Inserts a request with its lists and its selection (F-01).
 * @param authorId undefined when a command of the server creates it
 * @throws constraint violations, see `industrial-constraints.ts`
 */
export async function insertRequest(
  tx: Db,
  id: string,
  fields: RequestFields,
  authorId: string | undefined,
): Promise<void> {
  await requestRows.insert(tx, id, { ...toColumns(fields), author_id: authorId ?? null });
  await insertLists(tx, id, fields);
  await tx.insertInto('industrial.request_selections').values({ id: uuidv7(), request_id: id }).execute();
}

/** Overwrites a request and those of its lists that differ, and raises its version. The caller holds its lock. */
export async function updateRequest(tx: Db, id: string, fields: RequestFields, before: RequestLists): Promise<void> {
  await requestRows.update(tx, id, toColumns(fields));
  await requestTable.updateLists(tx, id, fields, before);
  for (const { field, table, insert } of ownLists) {
    if (isDeepStrictEqual(fields[field], before[field])) continue;
    await tx.deleteFrom(`industrial.${table}`).where('request_id', '=', id).execute();
    await insert(tx, id, fields);
  }
}

type RequestLists = Pick<RequestFields, 'requestTypes' | 'cityRegions' | 'additionalAccessEmployees'>;

/** Lists stored in separate tables. */
const ownLists = [
  { field: 'requestTypes', table: 'request_request_types', insert: insertTypes },
  { field: 'cityRegions', table: 'request_places', insert: insertPlaces },
  { field: 'additionalAccessEmployees', table: 'request_access_employees', insert: insertAccess },
] as const;

const requestTypes = {
  table: 'industrial.request_request_types',
  owner: 'request_id',
  value: 'request_type_id',
} as const;

async function insertLists(tx: Db, id: string, fields: RequestFields): Promise<void> {
  await requestTable.insertLists(tx, id, fields);
  for (const { insert } of ownLists) await insert(tx, id, fields);
}

async function insertTypes(tx: Db, id: string, { requestTypes: types }: RequestLists): Promise<void> {
  await insertLinks(
    tx,
    requestTypes,
    id,
    typesIn(types).map((type) => ({ id: type })),
  );
}

async function insertPlaces(tx: Db, id: string, { cityRegions: places }: RequestLists): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(({ regionId, cityId }, position) => ({
    request_id: id,
    position,
    region_id: regionId,
    city_id: cityId,
  }));
  await tx.insertInto('industrial.request_places').values(rows).execute();
}

async function insertAccess(
  tx: Db,
  id: string,
  { additionalAccessEmployees: employeeIds }: RequestLists,
): Promise<void> {
  if (employeeIds.length === 0) return;
  await sql`
    insert into industrial.request_access_employees (request_id, employee_id)
    select ${id}::uuid, e.id from unnest(${employeeIds}::uuid[]) as e (id)`.execute(tx);
}
