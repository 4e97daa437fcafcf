import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';

/** Ids of the objects and drafts that a load's operation created; its other ids are those of updated ones. */
export async function findMadeIds(db: Db, operationId: string): Promise<ReadonlySet<string>> {
  const ids = await findIds(
    db,
    sql`select o.object_id as id from shared.load_objects o join shared.loads l on l.id = o.load_id
      where l.operation_id = ${operationId} and o.result in ('created', 'draft') and o.action <> 'update'`,
  );
  return new Set(ids);
}
