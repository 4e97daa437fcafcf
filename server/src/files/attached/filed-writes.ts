import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/db.ts';
import type { EntityList } from '#database/entity-lists.ts';
import type { EntityRows } from '#database/entity-rows.ts';
import type { EntityTable } from '#database/entity-table.ts';
import { sameFields } from '#database/sent-before.ts';
import {
  type AttachedTables,
  attachNamedFiles,
  type FileLists,
  insertFileLists,
  removeFileLists,
} from './attached-lists.ts';

/** Tables of an entity with photos or documents. */
export interface FiledTables<Fields> {
  readonly rows: Pick<EntityRows, 'insert' | 'insertMany' | 'update'>;
  /** The entity's lists of dictionary values. */
  readonly table: Pick<EntityTable, 'insertLists' | 'insertListsOfMany' | 'updateLists'> & {
    readonly lists: readonly Pick<EntityList, 'field'>[];
  };
  readonly files: AttachedTables;
  readonly toColumns: (fields: Fields) => object;
  /** Fields that `insertOwn` writes. */
  readonly ownFields: readonly (keyof Fields & string)[];
  /** Inserts the lists that only this entity has. */
  readonly insertOwn: (tx: Db, id: string, fields: Fields) => Promise<void>;
  /** Removes those lists before they are inserted again; absent where `insertOwn` replaces them. */
  readonly removeOwn?: (tx: Db, id: string) => Promise<unknown>;
}

/** Functions that write the row of an entity together with all of its lists. */
export function filedWrites<Fields extends Partial<FileLists>>(about: FiledTables<Fields>) {
  const { rows, table, files, toColumns, ownFields, insertOwn, removeOwn } = about;

  const filesOf = ({ images, documents }: Fields) => ({ images: images ?? [], documents: documents ?? [] });

  return {
    /**
     * @param own values of columns that are not wire fields
     * @throws {Failure} file.gone; constraint violations, see `constraints.ts`
     */
    async insert(tx: Db, id: string, fields: Fields, own: object = {}): Promise<void> {
      await rows.insert(tx, id, { ...own, ...toColumns(fields) });
      const lists = filesOf(fields);
      await attachNamedFiles(tx, files, id, lists);
      await insertOwn(tx, id, fields);
      await table.insertLists(tx, id, fields);
      await insertFileLists(tx, files, id, lists);
    },
    /** The same for several entities: rows and lists of dictionary values together, other lists one by one. */
    async insertMany(
      tx: Db,
      entities: readonly { readonly id: string; readonly fields: Fields; readonly own: object }[],
    ): Promise<void> {
      await rows.insertMany(tx, new Map(entities.map(({ id, fields, own }) => [id, { ...own, ...toColumns(fields) }])));
      for (const { id, fields } of entities) {
        const lists = filesOf(fields);
        if (lists.images.length + lists.documents.length > 0) {
          await attachNamedFiles(tx, files, id, lists);
          await insertFileLists(tx, files, id, lists);
        }
        await insertOwn(tx, id, fields);
      }
      await table.insertListsOfMany(tx, entities);
    },
    /**
     * Overwrites row and lists, and raises the version. Requires the lock.
     * @param before stored fields; columns and lists equal to them are not written, so a new price takes one short
     * statement; undefined: writes all
     * @param later receives the columns when nothing else changes; the caller writes them with those of other rows
     * @throws as `insert` does
     */
    async update(tx: Db, id: string, fields: Fields, before?: Fields, later?: Map<string, object>): Promise<void> {
      const isSame = (names: readonly string[]) =>
        before !== undefined && sameFields(pick(before, names), pick(fields, names));
      const lists = filesOf(fields);
      const areFilesSame = before !== undefined && sameFields(filesOf(before), lists);
      const columns = changedColumns(toColumns(fields), before && toColumns(before));
      if (later !== undefined && areFilesSame && isSame([...ownFields, ...table.lists.map(({ field }) => field)])) {
        later.set(id, columns);
        return;
      }
      await rows.update(tx, id, columns);
      if (!areFilesSame) {
        await removeFileLists(tx, files, id);
        await attachNamedFiles(tx, files, id, lists);
      }
      if (!isSame(ownFields)) {
        await removeOwn?.(tx, id);
        await insertOwn(tx, id, fields);
      }
      await table.updateLists(tx, id, fields, before);
      if (!areFilesSame) await insertFileLists(tx, files, id, lists);
    },
  };
}

/** Columns whose values differ from those before. */
function changedColumns(columns: object, before: object | undefined): object {
  if (before === undefined) return columns;
  const stored = new Map<string, unknown>(Object.entries(before));
  const isSame = (name: string, value: unknown) =>
    isPlain(value) && isDeepStrictEqual(value ?? null, stored.get(name) ?? null);
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => !isSame(name, value)));
}

/** Not an SQL expression, which cannot be compared. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Array.isArray(value);
}

function pick(fields: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
