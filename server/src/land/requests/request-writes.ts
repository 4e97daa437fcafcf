import type { RequestFields } from '@gektar/contract/land/requests/request.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { toColumns } from './request-record.ts';
import { requestRows, requestTable } from './request-table.ts';

/**
 * Inserts a request with its lists and its selection (F-01).
 * @throws constraint violations, see `constraints.ts`
 */
export async function insertRequest(tx: Db, id: string, fields: RequestFields): Promise<void> {
  await requestRows.insert(tx, id, toColumns(fields));
  await requestTable.insertLists(tx, id, fields);
  await tx.insertInto('land.request_selections').values({ id: uuidv7(), request_id: id }).execute();
}

/** Overwrites a request and those of its lists that differ, and increments its version. The caller holds its lock. */
export async function updateRequest(tx: Db, id: string, fields: RequestFields, before: object): Promise<void> {
  await requestRows.update(tx, id, toColumns(fields));
  await requestTable.updateLists(tx, id, fields, before);
}
