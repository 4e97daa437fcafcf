import { sql } from 'kysely';
import type { Db } from './db.ts';

/** A foreign key of the database. Tables are qualified: `land.properties`. */
export interface ForeignKey {
  readonly table: string;
  readonly columns: readonly string[];
  /** Referenced table, and its columns in the order of `columns`. */
  readonly parent: string;
  readonly keys: readonly string[];
  /** Deleting the referenced row deletes this row, too. */
  readonly isPart: boolean;
  /** None of the columns is nullable. */
  readonly isRequired: boolean;
  /** The parent is a table of names with integer ids, such as a dictionary. */
  readonly isToNames: boolean;
}

/** All foreign keys of our schemas, read every time: a migration may add some. */
export async function findForeignKeys(db: Db): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select cn.nspname || '.' || ct.relname as "table", pn.nspname || '.' || pt.relname as parent,
      (select json_agg(a.attname order by k.place) from unnest(c.conkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
      (select json_agg(a.attname order by k.place) from unnest(c.confkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as keys,
      c.confdeltype = 'c' as "isPart",
      (select bool_and(a.attnotnull) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as "isRequired",
      exists (select from pg_attribute a where a.attrelid = pt.oid and a.attname = 'name' and a.atttypid = 'text'::regtype)
        and exists (select from pg_attribute a where a.attrelid = pt.oid and a.attname = 'id' and a.atttypid = 'int'::regtype)
        as "isToNames"
    from pg_constraint c
    join pg_class ct on ct.oid = c.conrelid join pg_namespace cn on cn.oid = ct.relnamespace
    join pg_class pt on pt.oid = c.confrelid join pg_namespace pn on pn.oid = pt.relnamespace
    where c.contype = 'f' and cn.nspname in ('shared', 'land', 'industrial')
    order by cn.nspname, ct.relname, c.conname`.execute(db);
  return rows;
}

/** Tables ordered after all tables they refer to. Self-references are not supported. */
export function parentsFirst(tables: ReadonlySet<string>, keys: readonly ForeignKey[]): string[] {
  const inside = keys.filter(({ table, parent }) => tables.has(table) && tables.has(parent));
  const ordered: string[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const ready = [...left].filter((name) => !inside.some(({ table, parent }) => table === name && left.has(parent)));
    if (ready.length === 0) throw new Error(`foreign keys in a circle: ${[...left].join(', ')}`);
    for (const name of ready.toSorted()) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}
