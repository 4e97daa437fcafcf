import type { FileKind, FileOwner, StoredFile } from '@gektar/contract/files/stored-file.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Hours before an unattached file is removed. */
const LOOSE_HOURS = 24;

/** The entity that a file is attached to. */
export interface Owner {
  readonly entityType: FileOwner;
  readonly entityId: string;
}

export interface NewFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Names of the stored sizes. */
  readonly sizes: readonly string[];
  /** undefined when a command of the server stores the file. */
  readonly createdBy: string | undefined;
}

/** A file as on the wire, with the names of its stored sizes. */
export type KeptFile = StoredFile & { readonly sizes: readonly string[] };

const columns = [
  'id',
  'kind',
  'name',
  'type',
  'size',
  'width',
  'height',
  'sizes',
  'date_time_created as dateTimeCreated',
  'entity_type as entityType',
  'entity_id as entityId',
] as const;

/**
 * Inserts the row of a file whose content is stored next: invisible to users, but known to the cleanup if the server
 * stops in between.
 */
export async function insertArriving(db: Db, file: NewFile): Promise<void> {
  const { createdBy, sizes, ...fields } = file;
  await db
    .insertInto('shared.files')
    .values({ ...fields, sizes: [...sizes], created_by: createdBy ?? null })
    .execute();
}

/** Marks files as stored, once their content is. @returns the files in order of creation */
export async function updateKept(db: Db, ids: readonly string[]): Promise<KeptFile[]> {
  const rows = await db
    .updateTable('shared.files')
    .set({ state: 'kept' })
    .where('id', 'in', ids)
    .returning(columns)
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function findFile(db: Db, id: string): Promise<KeptFile | undefined> {
  return db
    .selectFrom('shared.files')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
}

/** Finds a file and locks its row until the transaction ends. */
export async function lockFile(tx: Db, id: string): Promise<KeptFile | undefined> {
  return tx
    .selectFrom('shared.files')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .forUpdate()
    .executeTakeFirst();
}

/** Files, newest first: ids begin with the creation time. */
export async function findFiles(db: Db, { take, skip }: { take: number; skip: number }): Promise<KeptFile[]> {
  return db
    .selectFrom('shared.files')
    .select(columns)
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
}

/**
 * Attaches those files that are unattached or already attached to the owner.
 * @returns ids of the attached files; the others do not exist, belong to another entity or are of another kind
 */
export async function updateAttached(
  tx: Db,
  owner: Owner,
  kind: FileKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .updateTable('shared.files')
    .set({
      entity_type: owner.entityType,
      entity_id: owner.entityId,
      attached_at: sql`coalesce(attached_at, now())`,
    })
    .where('id', 'in', ids)
    .where('kind', '=', kind)
    .where('state', '=', 'kept')
    .where((is) =>
      is.or([
        is('entity_id', 'is', null),
        is.and([is('entity_type', '=', owner.entityType), is('entity_id', '=', owner.entityId)]),
      ]),
    )
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Marks as discarded all files of the owner except these. */
export async function updateDiscarded(tx: Db, owner: Owner, except: readonly string[] = []): Promise<void> {
  await tx
    .updateTable('shared.files')
    .set({ state: 'discarded' })
    .where('entity_type', '=', owner.entityType)
    .where('entity_id', '=', owner.entityId)
    .where('state', '=', 'kept')
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .execute();
}

/**
 * Marks a file as discarded unless it is attached.
 * @returns whether it is attached
 */
export async function updateDiscardedIfLoose(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('shared.files')
    .set({ state: 'discarded' })
    .where('id', '=', id)
    .where('attached_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks files that were not attached in time, and interrupted uploads, as discarded. */
export async function updateDiscardedForgotten(db: Db): Promise<void> {
  await db
    .updateTable('shared.files')
    .set({ state: 'discarded' })
    .where('attached_at', 'is', null)
    .where('state', '!=', 'discarded')
    .where('date_time_created', '<', sql<string>`now() - make_interval(hours => ${LOOSE_HOURS})`)
    .execute();
}

/** Some of the discarded files. */
export async function findDiscarded(db: Db, take: number): Promise<Pick<KeptFile, 'id' | 'kind'>[]> {
  return db
    .selectFrom('shared.files')
    .select(['id', 'kind'])
    .where('state', '=', 'discarded')
    .orderBy('id')
    .limit(take)
    .execute();
}

/** Deletes rows whose content is removed from the store. */
export async function removeDiscarded(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('shared.files').where('id', 'in', ids).where('state', '=', 'discarded').execute();
}
