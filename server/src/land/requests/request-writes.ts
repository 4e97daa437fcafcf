import type { RequestFields } from '@gektar/contract/land/requests/request.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { toColumns } from './request-record.ts';
import { requestTable } from './request-table.ts';

/**
 * Inserts a request with its lists and its selection (F-01).
 * @throws constraint violations, see `constraints.ts`
 */
export async function insertRequest(tx: Db, id: string, fields: RequestFields): Promise<void> {
  await tx
    .insertInto('land.requests')
    .values({ id, ...toColumns(fields) })
    .execute();
  await requestTable.insertLists(tx, id, fields);
  await tx.insertInto('land.request_selections').values({ id: uuidv7(), request_id: id }).execute();
}

/** Overwrites a request and its lists and increments its version. The caller holds its lock. */
export async function updateRequest(tx: Db, id: string, fields: RequestFields): Promise<void> {
  await tx
    .updateTable('land.requests')
    .set({ ...toColumns(fields), row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .execute();
  await requestTable.deleteLists(tx, id);
  await requestTable.insertLists(tx, id, fields);
}

/** Archived ↔ active, and the version raised; the new state, undefined without such a request. */
export async function toggleEnabled(tx: Db, id: string): Promise<{ isEnabled: boolean } | undefined> {
  return tx
    .updateTable('land.requests')
    .set({ is_enabled: sql`not is_enabled`, row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .returning('is_enabled as isEnabled')
    .executeTakeFirst();
}

/**
 * Actualized now (D-19). The version stays: no form edits this date, so no open form becomes stale. False without such
 * a request.
 */
export async function updateActualization(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('land.requests')
    .set({ actualize_request_date: sql`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a request with its lists, selection, items and link. False without such a request. */
export async function deleteRequestRow(tx: Db, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('land.requests').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
