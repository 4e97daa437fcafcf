import { Failure } from '@gektar/contract/failure.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import { restore, type TrashDomain } from './restore.ts';
import type { TrashReader } from './trash-queries.ts';

/** An object that an operation deleted. */
export interface DeletedBy {
  readonly operationId: string;
  readonly entityId: string;
}

/**
 * Restores an object that an operation moved to the trash: `same` when it was restored before, `left` when it was
 * restored and deleted again since.
 * @param table table of the object, with its schema
 * @throws {Failure} trash.not_found when it is gone for good; refusals of `restore`
 */
export async function undoDeletion(
  tx: Db,
  { domain, table, reader }: { domain: TrashDomain; table: string; reader: TrashReader },
  { operationId, entityId }: DeletedBy,
): Promise<{ readonly state: 'done' | 'same' | 'left'; readonly notes: string[] }> {
  const [entryId] = await findIds(
    tx,
    sql`select id from shared.trash where operation_id = ${operationId} and entity_id = ${entityId}`,
  );
  if (entryId !== undefined) {
    const { notes } = await restore(tx, domain, reader, entryId);
    return { state: 'done', notes };
  }
  const [present] = await findIds(tx, sql`select id from ${sql.table(table)} where id = ${entityId}`);
  if (present !== undefined) return { state: 'same', notes: [] };
  const [later] = await findIds(tx, sql`select id from shared.trash where entity_id = ${entityId}`);
  if (later !== undefined) return { state: 'left', notes: [] };
  throw new Failure('trash.not_found');
}
