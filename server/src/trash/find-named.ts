import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { TrashedKind } from './move-to-trash.ts';

/**
 * Names, states and paths of objects, including those in the trash, in any order; objects that are gone for good are
 * left out.
 * @param path SQL of the path of an object's page
 */
export async function findNamed(
  db: Db,
  { domain, name, table, title, place }: TrashedKind,
  path: RawBuilder<string>,
  ids: readonly string[],
): Promise<ChangedObject[]> {
  const { rows } = await sql<ChangedObject>`
    select t.id, coalesce(${title}, '') as title, coalesce(${place}, '') as place,
      case when t.is_enabled then 'active' else 'archived' end as state, ${path} as path
    from ${sql.table(table)} t where t.id = any(${ids}::uuid[])
    union all
    select * from (
      select distinct on (e.entity_id) e.entity_id as id, e.title, e.place, 'trashed', ${`/${domain}/trash`}
      from shared.trash e where e.kind = ${name} and e.entity_id = any(${ids}::uuid[])
      order by e.entity_id, e.deleted_at desc) trashed`.execute(db);
  return rows.map((row) =>
    row.state === 'trashed' ? { ...row, path: `${row.path}?q=${encodeURIComponent(row.title)}` } : row,
  );
}
