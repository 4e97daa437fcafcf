import type { Domain } from '@gektar/contract/domain.ts';
import { TRASH_DAYS, type TrashEntry } from '@gektar/contract/trash/trash.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findCount } from '#database/ids-and-counts.ts';
import { containing } from '#database/like.ts';

/** The domain, and the employee who reads its trash. */
export interface TrashReader {
  readonly domain: Domain;
  readonly employeeId: string;
}

function columnsFor(employeeId: string): RawBuilder<unknown> {
  return sql`e.id, e.kind, e.entity_id as "entityId", e.title, e.place, e.building_count as "buildingCount",
    e.vacancy_count as "vacancyCount", e.deleted_by as "deletedBy", e.deleted_at as "dateTimeDeleted",
    greatest(1, ceil(extract(epoch from e.deleted_at + make_interval(days => ${TRASH_DAYS}) - now()) / 86400))::int as "daysLeft",
    exists (select from shared.trash_rows x where x.trash_id = e.id and x.table_name like '%.request_selection_links'
      and (x.content ->> 'expiration_time')::timestamptz > e.deleted_at) as "hasLink",
    e.editor_ids is null or ${employeeId}::uuid = any(e.editor_ids) as "canRestore"`;
}

/** Entries of the trash, newest first. */
export async function findEntries(
  db: Db,
  { domain, employeeId }: TrashReader,
  { text, entityId, take, skip }: { text: string; entityId?: string | undefined; take: number; skip: number },
): Promise<{ count: number; entries: TrashEntry[] }> {
  const where = sql`e.domain = ${domain}
    and (${text} = '' or shared.without_yo(e.title || ' ' || e.place) ilike shared.without_yo(${containing(text)}))
    and (${entityId ?? null}::uuid is null or e.entity_id = ${entityId ?? null}::uuid)`;
  const [{ rows }, count] = await Promise.all([
    sql<TrashEntry>`
      select ${columnsFor(employeeId)} from shared.trash e where ${where}
      order by e.deleted_at desc, e.id desc limit ${take} offset ${skip}`.execute(db),
    findCount(db, sql`select count(*) from shared.trash e where ${where}`),
  ]);
  return { count, entries: rows };
}

/** Finds an entry and locks it until the transaction ends. */
export async function lockEntry(
  tx: Db,
  { domain, employeeId }: TrashReader,
  id: string,
): Promise<TrashEntry | undefined> {
  const { rows } = await sql<TrashEntry>`
    select ${columnsFor(employeeId)} from shared.trash e where e.id = ${id} and e.domain = ${domain} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Finds and locks some expired entries; those being restored are left for the next run. */
export async function lockOverdue(tx: Db, take: number): Promise<Pick<TrashEntry, 'id' | 'kind' | 'entityId'>[]> {
  const { rows } = await sql<Pick<TrashEntry, 'id' | 'kind' | 'entityId'>>`
    select id, kind, entity_id as "entityId" from shared.trash
    where deleted_at < now() - make_interval(days => ${TRASH_DAYS})
    order by deleted_at limit ${take} for update skip locked`.execute(tx);
  return rows;
}

/** Removes entries with their rows; their files are discarded. */
export async function removeEntries(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update shared.files set state = 'discarded', trash_id = null where trash_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from shared.trash where id = any(${ids}::uuid[])`.execute(tx);
}
