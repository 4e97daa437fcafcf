import type { Db } from '#database/db.ts';
import type { EntityRows } from '#database/entity-rows.ts';
import type { EntityTable } from '#database/entity-table.ts';
import {
  type AttachedTables,
  attachNamedFiles,
  type FileLists,
  insertFileLists,
  removeFileLists,
} from './attached-lists.ts';

/** Tables of an entity with photos or documents. */
export interface FiledTables<Fields> {
  readonly rows: Pick<EntityRows, 'insert' | 'update'>;
  /** Its lists of dictionary values. */
  readonly table: Pick<EntityTable, 'insertLists' | 'deleteLists'>;
  readonly files: AttachedTables;
  readonly toColumns: (fields: Fields) => object;
  /** Inserts lists specific to the entity. */
  readonly insertOwn: (tx: Db, id: string, fields: Fields) => Promise<void>;
  /** Removes them before they are inserted again; absent where `insertOwn` replaces them. */
  readonly removeOwn?: (tx: Db, id: string) => Promise<unknown>;
}

/** Writes of the row of an entity with all of its lists. */
export function filedWrites<Fields extends Partial<FileLists>>(about: FiledTables<Fields>) {
  const { rows, table, files, toColumns, insertOwn, removeOwn } = about;

  async function insertLists(tx: Db, id: string, fields: Fields): Promise<void> {
    const lists = { images: fields.images ?? [], documents: fields.documents ?? [] };
    await attachNamedFiles(tx, files, id, lists);
    await insertOwn(tx, id, fields);
    await table.insertLists(tx, id, fields);
    await insertFileLists(tx, files, id, lists);
  }

  return {
    /**
     * @param own columns that are not fields.
     * @throws {Failure} file.gone; constraint violations, see `constraints.ts`
     */
    async insert(tx: Db, id: string, fields: Fields, own: object = {}): Promise<void> {
      await rows.insert(tx, id, { ...own, ...toColumns(fields) });
      await insertLists(tx, id, fields);
    },
    /**
     * Overwrites row and lists, and raises the version. Requires the lock.
     * @throws as `insert` does
     */
    async update(tx: Db, id: string, fields: Fields): Promise<void> {
      await rows.update(tx, id, toColumns(fields));
      await removeOwn?.(tx, id);
      await table.deleteLists(tx, id);
      await removeFileLists(tx, files, id);
      await insertLists(tx, id, fields);
    },
  };
}
