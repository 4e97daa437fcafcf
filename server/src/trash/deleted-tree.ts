import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { type ForeignKey, findForeignKeys, parentsFirst } from '#database/foreign-keys.ts';

/** Rows of a table that belong to one entity; `t` is the alias of the table in the condition. */
export interface TreeTable {
  readonly name: string;
  readonly where: RawBuilder<unknown>;
}

/** Everything that is deleted with an entity, by the cascading foreign keys of the database, parents first. */
export interface DeletedTree {
  readonly tables: readonly TreeTable[];
  /** Foreign keys from tables of the tree to tables outside it. */
  readonly outward: readonly ForeignKey[];
}

/** @param root table of the entity, with its schema */
export async function treeOf(db: Db, root: string, id: string): Promise<DeletedTree> {
  const keys = await findForeignKeys(db);
  const parts = keys.filter(({ isPart }) => isPart);
  const reached = new Set([root]);
  for (const name of reached) {
    for (const { table, parent } of parts) if (parent === name) reached.add(table);
  }
  const wheres = new Map<string, RawBuilder<unknown>>([[root, sql`t.id = ${id}`]]);
  for (const name of parentsFirst(reached, parts)) {
    if (name === root) continue;
    const ways = parts.filter(({ table, parent }) => table === name && reached.has(parent));
    wheres.set(
      name,
      sql`(${sql.join(
        ways.map((way) => belongsTo(way, wheres.get(way.parent))),
        sql` or `,
      )})`,
    );
  }
  return {
    tables: [...wheres].map(([name, where]) => ({ name, where })),
    outward: keys.filter(({ table, parent }) => reached.has(table) && !reached.has(parent)),
  };
}

function belongsTo({ columns, parent, keys }: ForeignKey, where: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  return sql`(${inTable(columns)}) in (select ${inTable(keys)} from ${sql.table(parent)} t where ${where})`;
}

function inTable(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`t.${column}`)));
}
