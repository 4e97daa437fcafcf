import type { AttachableEntity, FileKind, StoredFile } from '@gektar/contract/files/stored-file.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** A file that nobody attached is kept for so many hours. */
const LOOSE_HOURS = 24;

/** What a file is attached to. */
export interface Owner {
  readonly entityType: AttachableEntity;
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
  /** Names of the sizes that are stored. */
  readonly sizes: readonly string[];
  /** undefined: a command of the server. */
  readonly createdBy: string | undefined;
}

/** What the promise says, and what is stored of it. */
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

/** Before its content goes into the store: nobody sees it, and the sweep finds it should the server stop in between. */
export async function insertArriving(db: Db, file: NewFile): Promise<void> {
  const { createdBy, sizes, ...fields } = file;
  await db
    .insertInto('shared.files')
    .values({ ...fields, sizes: [...sizes], created_by: createdBy ?? null })
    .execute();
}

/** Their content is in the store: from now on they are there. In the order of their making. */
export async function updateKept(db: Db, ids: readonly string[]): Promise<KeptFile[]> {
  const rows = await db
    .updateTable('shared.files')
    .set({ state: 'kept' })
    .where('id', 'in', ids)
    .returning(columns)
    .execute();
  return (rows as KeptFile[]).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function findFile(db: Db, id: string): Promise<KeptFile | undefined> {
  const row = await db
    .selectFrom('shared.files')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row as KeptFile | undefined;
}

/** Holds others who want it off until the transaction ends. */
export async function lockFile(tx: Db, id: string): Promise<KeptFile | undefined> {
  const row = await tx
    .selectFrom('shared.files')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .forUpdate()
    .executeTakeFirst();
  return row as KeptFile | undefined;
}

/** Newest first: ids begin with the time of their making. */
export async function findFiles(db: Db, { take, skip }: { take: number; skip: number }): Promise<KeptFile[]> {
  const rows = await db
    .selectFrom('shared.files')
    .select(columns)
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  return rows as KeptFile[];
}

/** Takes up what is free or its own already. @returns ids of those; whatever is missing is gone, another's or of another kind */
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

/** On the way out: everything of the owner but these. */
export async function updateDiscarded(tx: Db, owner: Owner, except: readonly string[] = []): Promise<void> {
  await tx
    .updateTable('shared.files')
    .set({ state: 'discarded' })
    .where('entity_type', '=', owner.entityType)
    .where('entity_id', '=', owner.entityId)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .execute();
}

/** On the way out, unless it is attached. Whether it is. */
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

/** On the way out: whatever nobody attached in time, and whatever was left halfway into the store. */
export async function updateDiscardedForgotten(db: Db): Promise<void> {
  await db
    .updateTable('shared.files')
    .set({ state: 'discarded' })
    .where('attached_at', 'is', null)
    .where('state', '!=', 'discarded')
    .where('date_time_created', '<', sql<string>`now() - make_interval(hours => ${LOOSE_HOURS})`)
    .execute();
}

/** Some of what is on the way out. */
export async function findDiscarded(db: Db, take: number): Promise<Pick<KeptFile, 'id' | 'kind'>[]> {
  const rows = await db
    .selectFrom('shared.files')
    .select(['id', 'kind'])
    .where('state', '=', 'discarded')
    .orderBy('id')
    .limit(take)
    .execute();
  return rows as Pick<KeptFile, 'id' | 'kind'>[];
}

/** Their content has left the store. */
export async function removeDiscarded(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('shared.files').where('id', 'in', ids).where('state', '=', 'discarded').execute();
}
