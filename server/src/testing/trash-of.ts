import type { TrashEntry } from '@gektar/contract/trash/trash.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { sql } from 'kysely';
import { contentsOfTables, type TableContents } from './table-contents.ts';
import type { TestApp } from './test-app.ts';

/** Trash entry of a deleted entity. */
export async function trashOf(app: TestApp, domain: 'land' | 'industrial', entityId: string): Promise<TrashEntry> {
  const { list } = domain === 'land' ? landTrash : industrialTrash;
  const { entries } = await app.broker.call(list as typeof landTrash.list, { query: { entityId } });
  const [entry] = entries;
  if (entry === undefined) throw new Error(`${entityId} is not in the trash`);
  return entry;
}

/**
 * Tables that a deletion and a restoration change by design: the history, and selections, because of the time of their
 * last change.
 */
const changing = new Set(['shared.audit', 'land.request_selections', 'industrial.request_selections']);

/** Contents of all other tables, and rows of selections without the time of their last change. */
export async function lastingContents({ db }: TestApp): Promise<TableContents> {
  const all = Object.entries(await contentsOfTables(db)).filter(([name]) => !changing.has(name));
  const { rows } = await sql<{ content: string }>`
    select json_agg(s order by s)::text as content from (
      select id::text || request_id::text as s from land.request_selections
      union all select id::text || request_id::text from industrial.request_selections) each_one`.execute(db);
  return { ...Object.fromEntries(all), selections: rows[0]?.content ?? '' };
}

/** Sets back the time of a deletion. */
export async function age({ db }: TestApp, trashId: string, days: number): Promise<void> {
  await sql`
    update shared.trash set deleted_at = now() - ${days} * interval '1 day' where id = ${trashId}`.execute(db);
}
