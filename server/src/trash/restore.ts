import { Failure } from '@gektar/contract/failure.ts';
import type { Restored, TrashEntry } from '@gektar/contract/trash/trash.ts';
import { sql } from 'kysely';
import { insertAudit } from '#database/audit.ts';
import { isIntegrityViolation } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import { type ForeignKey, findForeignKeys, parentsFirst } from '#database/foreign-keys.ts';
import { findTrashedTables, insertTrashed } from './insert-trashed.ts';
import {
  findMissing,
  type MissingReference,
  removeRows,
  updateOwner,
  updateRenewedValues,
  updateToEmpty,
} from './missing-references.ts';
import type { TrashedKind } from './move-to-trash.ts';
import { lockEntry, type TrashReader } from './trash-queries.ts';

/** A kind of entity, with the functions of its restoration. */
export interface RestorableKind extends TrashedKind {
  /**
   * Called before rows are restored: takes the locks of the domain, refuses conflicts, rewrites trashed rows that must
   * not be restored unchanged.
   * @returns messages for the user
   */
  readonly prepare?: (tx: Db, entry: TrashEntry) => Promise<readonly string[]>;
  /**
   * Called after rows are restored: updates computed figures and selections.
   * @returns the parent's ids, for a part
   */
  readonly settle?: (tx: Db, entry: TrashEntry) => Promise<Partial<Place> | undefined>;
}

type Place = Pick<Restored, 'complexId' | 'buildingId'>;

/** A domain's rules for restoring, and words for messages. */
export interface TrashDomain {
  readonly kinds: readonly RestorableKind[];
  /** Table → title of its dictionary, or word for one of its rows. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * Restores an entity with everything that was deleted with it, all or nothing.
 * @throws {Failure} trash.not_found, access.forbidden; obstacles, at `entry`: trash.already_there, trash.number_taken,
 * trash.parent_gone, trash.value_gone; trash.conflict when the database refuses the rows for another reason
 */
export async function restore(tx: Db, domain: TrashDomain, reader: TrashReader, trashId: string): Promise<Restored> {
  const entry = await lockEntry(tx, reader, trashId);
  const kind = domain.kinds.find(({ name }) => name === entry?.kind);
  if (entry === undefined || kind === undefined) throw new Failure('trash.not_found');
  if (!entry.canRestore) throw new Failure('access.forbidden');
  const notes = new Set(await kind.prepare?.(tx, entry));
  const { rows: taken } = await sql`select from ${sql.table(kind.table)} where id = ${entry.entityId}`.execute(tx);
  if (taken.length > 0) throw new Failure('trash.already_there');
  try {
    for (const note of await insertTree(tx, domain, kind, trashId)) notes.add(note);
  } catch (error) {
    if (isIntegrityViolation(error)) throw new Failure('trash.conflict');
    throw error;
  }
  await sql`update shared.files set state = 'kept', trash_id = null where trash_id = ${trashId}`.execute(tx);
  await sql`delete from shared.trash where id = ${trashId}`.execute(tx);
  const { kind: entity, entityId, title } = entry;
  await insertAudit(tx, {
    employeeId: reader.employeeId,
    entity,
    entityId,
    action: 'restore',
    changes: {
      ...(entry.buildingCount > 0 && { buildings: [null, entry.buildingCount] as const }),
      ...(entry.vacancyCount > 0 && { vacancies: [null, entry.vacancyCount] as const }),
    },
  });
  const place = { complexId: null, buildingId: null, ...(await kind.settle?.(tx, entry)) };
  return { kind: entity, id: entityId, title, ...place, notes: [...notes] };
}

/** Restores the rows of all tables. @returns messages about parts that could not be restored */
async function insertTree(
  tx: Db,
  domain: TrashDomain,
  kind: RestorableKind,
  trashId: string,
): Promise<readonly string[]> {
  const keys = await findForeignKeys(tx);
  const tables = await findTrashedTables(tx, trashId);
  const notes: string[] = [];
  for (const table of parentsFirst(tables, keys)) {
    const isAlone = !keys.some((key) => key.parent === table && tables.has(key.table));
    for (const key of keys.filter((one) => one.table === table)) {
      const about = { domain, key, isRoot: table === kind.table, isAlone };
      notes.push(...(await settleReferences(tx, trashId, about)));
    }
    await insertTrashed(tx, trashId, table);
  }
  return notes;
}

interface About {
  readonly domain: TrashDomain;
  readonly key: ForeignKey;
  readonly isRoot: boolean;
  /** Whether no other table of the tree refers to this table. */
  readonly isAlone: boolean;
}

/**
 * Resolves dangling references: a value of the same name replaces a deleted one; an optional field is left empty; a
 * link to a trashed entity moves to that entry; a link to a destroyed entity and a deleted value of a list are dropped.
 * Any other dangling reference refuses the restore.
 */
async function settleReferences(tx: Db, trashId: string, about: About): Promise<readonly string[]> {
  const { key, isRoot, isAlone, domain } = about;
  if (key.isToNames) await updateRenewedValues(tx, trashId, key);
  const missing = await findMissing(tx, trashId, key);
  if (missing.length === 0) return [];
  const ids = missing.map(({ rowId }) => rowId);
  const word = domain.words[key.parent] ?? '';
  if (!key.isRequired) {
    await updateToEmpty(tx, ids, key.columns);
    return missing.map(({ name }) => `${goneIn(name, word)}, поле оставлено пустым`);
  }
  if (isRoot) throw await refusal(tx, about, missing);
  if (key.isToNames) {
    if (!isAlone || !(await isBareLink(tx, key.table))) throw await refusal(tx, about, missing);
    await removeRows(tx, ids);
    return missing.map(({ name }) => `${goneIn(name, word)}, в списке его больше нет`);
  }
  if (!isAlone) throw await refusal(tx, about, missing);
  return leaveWaiting(tx, missing);
}

function goneIn(name: string | null, word: string): string {
  return name === null ? `Запись «${word}» удалена` : `Значения «${name}» больше нет в справочнике «${word}»`;
}

/**
 * Dangling link rows: those whose other end is in the trash move to its trash entry; those whose other end is destroyed
 * are dropped.
 */
async function leaveWaiting(tx: Db, missing: readonly MissingReference[]): Promise<readonly string[]> {
  const waiting = missing.filter(({ waitsIn }) => waitsIn !== null);
  for (const { rowId, waitsIn } of waiting) if (waitsIn !== null) await updateOwner(tx, [rowId], waitsIn);
  const gone = missing.filter(({ waitsIn }) => waitsIn === null);
  await removeRows(
    tx,
    gone.map(({ rowId }) => rowId),
  );
  return [
    ...(waiting.length > 0
      ? [`Места в подборках вернутся, когда остальное восстановят из корзины: ${waiting.length}`]
      : []),
    ...(gone.length > 0 ? [`Места в подборках не вернулись, остальное удалено навсегда: ${gone.length}`] : []),
  ];
}

/** Whether a table only links two others: all its columns are in its key. */
async function isBareLink(tx: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ isBare: boolean }>`
    select count(*) = max(array_length(i.indkey::int[], 1)) as "isBare" from pg_attribute a
    join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`.execute(tx);
  return rows[0]?.isBare ?? false;
}

async function refusal(tx: Db, { domain, key }: About, missing: readonly MissingReference[]): Promise<Failure> {
  const [first] = missing;
  const word = domain.words[key.parent] ?? '';
  if (key.isToNames && first?.name) {
    const names = [...new Set(missing.map(({ name }) => `«${name}»`))].join(', ');
    return new Failure('trash.value_gone', {
      fields: { entry: `Сначала добавьте в справочник «${word}»: ${names}. Без него восстановить нельзя` },
    });
  }
  const parent = first?.waitsIn ? await findEntryName(tx, first.waitsIn) : undefined;
  const kind = domain.kinds.find(({ name }) => name === parent?.kind);
  const entry =
    parent && kind
      ? `Сначала восстановите из корзины: ${domain.words[kind.table]} «${parent.title}»`
      : `Восстановить некуда, удалено навсегда: ${word}`;
  return new Failure('trash.parent_gone', { fields: { entry } });
}

function findEntryName(tx: Db, trashId: string): Promise<{ title: string; kind: string } | undefined> {
  return tx.selectFrom('shared.trash').select(['title', 'kind']).where('id', '=', trashId).executeTakeFirst();
}
