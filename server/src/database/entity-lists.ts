import { sql } from 'kysely';
import type { Db } from './db.ts';
import { insertLinks, insertLinksOfMany, type LinkTable } from './links.ts';

/** A field with any number of values of a dictionary, and the table that links them. */
export interface EntityList<Field extends string = string> {
  readonly field: Field;
  readonly link: LinkTable;
}

type Values = readonly { readonly id: number }[];

function isSameSet(one: Values, other: Values): boolean {
  const [ids, others] = [new Set(one.map(({ id }) => id)), new Set(other.map(({ id }) => id))];
  return ids.size === others.size && [...ids].every((id) => others.has(id));
}

/** Name of a list among the columns of a statement: `region_ids`. */
export function idsColumn({ value }: LinkTable): string {
  return `${value}s`;
}

/** SQL and writes of an entity's lists of dictionary values. @param alias alias of the entity's table in queries */
export function entityLists<Field extends string>(lists: readonly EntityList<Field>[], alias: string) {
  return {
    /** SQL of the lists of ids, for a select list: `array(select …) as region_ids, …`. */
    listsSql: lists
      .map(({ link }) => {
        const { table, owner, value } = link;
        return `array(select l.${value} from ${table} l where l.${owner} = ${alias}.id) as ${idsColumn(link)}`;
      })
      .join(',\n  '),

    /** Tables and columns of the lists, by field. */
    lists,

    /** The columns of `listsSql` with the values of these lists; absent ones are left out. */
    idsOfLists(values: object): Readonly<Record<string, readonly number[]>> {
      const given = new Map<string, Values | undefined>(Object.entries(values));
      return Object.fromEntries(
        lists.flatMap(({ field, link }) => {
          const list = given.get(field);
          return list === undefined ? [] : [[idsColumn(link), list.map(({ id }) => id)]];
        }),
      );
    },

    async insertLists(tx: Db, id: string, values: object): Promise<void> {
      const given = new Map<string, Values>(Object.entries(values));
      for (const { field, link } of lists) await insertLinks(tx, link, id, given.get(field) ?? []);
    },

    /** Like `insertLists`, for several entities with one statement per list. */
    async insertListsOfMany(
      tx: Db,
      entities: readonly { readonly id: string; readonly fields: object }[],
    ): Promise<void> {
      const given = entities.map(({ id, fields }) => ({ id, lists: new Map<string, Values>(Object.entries(fields)) }));
      for (const { field, link } of lists) {
        const links = given.flatMap(({ id: ownerId, lists: of }) =>
          (of.get(field) ?? []).map(({ id: valueId }) => ({ ownerId, valueId })),
        );
        await insertLinksOfMany(tx, link, links);
      }
    },

    /** Replaces the lists that differ from those `before`. @param before undefined: replaces all */
    async updateLists(tx: Db, id: string, values: object, before?: object): Promise<void> {
      const given = new Map<string, Values>(Object.entries(values));
      const stored = new Map<string, Values>(Object.entries(before ?? {}));
      for (const { field, link } of lists) {
        const list = given.get(field) ?? [];
        if (before !== undefined && isSameSet(list, stored.get(field) ?? [])) continue;
        await sql`delete from ${sql.table(link.table)} where ${sql.ref(link.owner)} = ${id}`.execute(tx);
        await insertLinks(tx, link, id, list);
      }
    },
  };
}
