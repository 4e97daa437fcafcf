import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { ArchivedBatch, ReturnedBatch } from '@gektar/contract/trash/archived-batches.ts';
import { TRASH_DAYS, type TrashKind } from '@gektar/contract/trash/trash.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { findCount, findIds } from '#database/ids-and-counts.ts';

/** One bulk archiving, made by one or several calls. */
export interface ArchivingRun {
  readonly domain: Domain;
  /** Id made by the client; calls of one employee with the same id are one batch. */
  readonly runId: string;
  readonly employeeId: string;
}

/** An entity that a bulk archiving archived. */
export interface ArchivedItem {
  readonly entity: TrashKind;
  readonly id: string;
}

/** Kind of entity that batches count, by domain; its parts are restored with it. */
const rootKinds = { land: 'property', industrial: 'complex' } as const satisfies Record<Domain, TrashKind>;

/**
 * Records the entities that a run archived, in the transaction of its write.
 * @param items already archived in the database, at least one
 */
export async function insertArchived(tx: Db, run: ArchivingRun, items: readonly ArchivedItem[]): Promise<void> {
  const { domain, runId, employeeId } = run;
  const count = items.filter(({ entity }) => entity === rootKinds[domain]).length;
  const [batchId] = await findIds(
    tx,
    sql`insert into shared.archived_batches as b (id, domain, run_id, archived_by, total_count)
      values (${uuidv7()}, ${domain}, ${runId}, ${employeeId}, ${count})
      on conflict on constraint archived_batches__run do update set total_count = b.total_count + excluded.total_count
      returning id`,
  );
  await sql`
    insert into shared.archived_items (entity_id, batch_id, kind)
    select x.id, ${batchId ?? null}::uuid, x.entity
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (id uuid, entity text)
    on conflict (entity_id) do update set batch_id = excluded.batch_id, kind = excluded.kind`.execute(tx);
}

/** Id of the batch that a run archived; undefined when it archived nothing that can be restored. */
export async function findBatchOfRun(tx: Db, { domain, runId, employeeId }: ArchivingRun): Promise<string | undefined> {
  const [id] = await findIds(
    tx,
    sql`select id from shared.archived_batches
      where domain = ${domain} and run_id = ${runId} and archived_by = ${employeeId}`,
  );
  return id;
}

/** Batches, newest first, except those with nothing left to restore. */
export async function findArchivedBatches(
  db: Db,
  domain: Domain,
  { take, skip }: { take: number; skip: number },
): Promise<{ count: number; batches: ArchivedBatch[] }> {
  const left = sql`
    shared.archived_batches b cross join lateral
      (select count(*) as count from shared.archived_items i where i.batch_id = b.id and i.kind = ${rootKinds[domain]}) l
    where b.domain = ${domain} and l.count > 0`;
  const [{ rows }, count] = await Promise.all([
    sql<ArchivedBatch>`
      select b.id, b.total_count as "totalCount", l.count, b.archived_by as "archivedBy", b.archived_at as "dateTimeArchived",
        greatest(1, ceil(extract(epoch from b.archived_at + make_interval(days => ${TRASH_DAYS}) - now()) / 86400))::int as "daysLeft"
      from ${left} order by b.archived_at desc, b.id desc limit ${take} offset ${skip}`.execute(db),
    findCount(db, sql`select count(*) from ${left}`),
  ]);
  return { count, batches: rows };
}

/** A batch to restore, and the acting employee. */
export interface BatchReturn {
  readonly batchId: string;
  readonly employeeId: string;
}

/**
 * Locks the given objects or complexes and restores those still in the batch, with audit records.
 * @param ids sorted ids
 * @returns numbers of restored and of deleted entities
 */
export type ReturnArchived = (tx: Db, ids: readonly string[], by: BatchReturn) => Promise<ReturnedBatch>;

/**
 * Restores the entities archived by one bulk action, in one transaction.
 * @throws {Failure} trash.not_found: no such batch, or nothing of it is left
 */
export async function returnBatch(
  tx: Db,
  { domain, returnArchived }: { domain: Domain; returnArchived: ReturnArchived },
  by: BatchReturn,
): Promise<ReturnedBatch> {
  const ids = await findIds(
    tx,
    sql`select i.entity_id as id from shared.archived_items i join shared.archived_batches b on b.id = i.batch_id
      where b.id = ${by.batchId} and b.domain = ${domain} and i.kind = ${rootKinds[domain]} order by i.entity_id`,
  );
  if (ids.length === 0) throw new Failure('trash.not_found');
  const returned = await returnArchived(tx, ids, by);
  // Locked after the objects, as in every bulk action. If the batch was restored concurrently, it is gone by now.
  const removed = await sql`delete from shared.archived_batches where id = ${by.batchId} returning id`.execute(tx);
  if (removed.rows.length === 0) throw new Failure('trash.not_found');
  return returned;
}

/** The given ids that are still in the batch. */
export async function findStillArchived(tx: Db, batchId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const left = await findIds(
    tx,
    sql`select entity_id as id from shared.archived_items
      where batch_id = ${batchId} and entity_id = any(${ids}::uuid[])`,
  );
  return new Set(left);
}

/** Removes expired batches; their entities stay archived. */
export async function removeOverdueBatches(db: Db): Promise<void> {
  await sql`
    delete from shared.archived_batches where archived_at < now() - make_interval(days => ${TRASH_DAYS})`.execute(db);
}
