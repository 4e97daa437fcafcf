import { sql } from 'kysely';
import type { Db } from './db.ts';

/** A table that joins an entity with values of a dictionary. */
export interface LinkTable {
  readonly table: string;
  /** Column that names the entity. */
  readonly owner: string;
  /** Column that names the value. */
  readonly value: string;
}

/** Links an entity with values; duplicate values are linked once. */
export async function insertLinks(
  tx: Db,
  { table, owner, value }: LinkTable,
  id: string,
  values: readonly { id: number }[],
): Promise<void> {
  if (values.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(value)})
    select ${id}::uuid, v.id from unnest(${values.map((one) => one.id)}::int[]) as v (id)
    on conflict do nothing`.execute(tx);
}

/** Like `insertLinks`, for many entities. */
export async function insertLinksOfMany(
  tx: Db,
  { table, owner, value }: LinkTable,
  links: readonly { readonly ownerId: string; readonly valueId: number }[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(value)})
    select l.owner_id, l.value_id
    from unnest(${links.map(({ ownerId }) => ownerId)}::uuid[], ${links.map(({ valueId }) => valueId)}::int[]) as l (owner_id, value_id)
    on conflict do nothing`.execute(tx);
}
