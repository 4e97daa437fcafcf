import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Who did something, and when. */
export interface Author {
  readonly employeeId: string | null;
  readonly dateTime: string | null;
}

/** A recorded change of an object, with the values before. */
export interface EarlierValues extends Author {
  readonly before: Readonly<Record<string, unknown>>;
}

/** Changes of objects by id, the newest first. */
export async function findEarlierValues(
  db: Db,
  entity: ChangeableEntity,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly EarlierValues[]>> {
  const rows = await db
    .selectFrom('shared.audit')
    .select(['entity_id', 'employee_id as employeeId', 'at as dateTime', 'changes'])
    .where('entity', '=', entity)
    .where('entity_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`changes <> '{}'`)
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, EarlierValues[]>();
  for (const { entity_id: id, changes, ...author } of rows) {
    const before = Object.fromEntries(Object.entries(changes).map(([field, [was]]) => [field, was]));
    const list = found.get(id) ?? [];
    list.push({ ...author, before });
    found.set(id, list);
  }
  return found;
}

/** Author and time of the last such action on each object, by id. */
export async function findActors(
  db: Db,
  { entity, action }: { readonly entity: ChangeableEntity; readonly action: 'archive' | 'delete' },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Author>> {
  const rows = await db
    .selectFrom('shared.audit')
    .distinctOn('entity_id')
    .select(['entity_id', 'employee_id as employeeId', 'at as dateTime'])
    .where('entity', '=', entity)
    .where('action', '=', action)
    .where('entity_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('entity_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ entity_id: id, ...author }) => [id, author]));
}
