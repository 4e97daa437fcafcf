import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import type { EntityName, EventAction } from '@gektar/contract/history.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type AuditEntry, type Changes, changesBetween, insertAudit, insertAudits } from './audit.ts';
import { isForeignKeyViolation } from './constraints.ts';
import type { Db } from './db.ts';
import type { RowUpdates } from './entity-rows.ts';
import { findManySentBefore, findSentBefore } from './sent-before.ts';

/** The functions, names and refusals that writes of an entity need. */
export interface WritableEntity<Wire extends Versioned, Fields> {
  /** Name in the audit: `property`. */
  readonly name: EntityName;
  readonly notFound: FailureCode;
  /** Error code after a concurrent save; the refusal contains the current state. */
  readonly changed: FailureCode;
  /** Table whose deleted rows may be in the trash; absent without a trash. */
  readonly trashedFrom?: string;
  readonly find: (tx: Db, id: string) => Promise<Wire | undefined>;
  /** Locks the entity until the transaction ends; false when it does not exist. */
  readonly lock: (tx: Db, id: string) => Promise<boolean>;
  readonly insert: (tx: Db, id: string, fields: Fields) => Promise<void>;
  /**
   * Overwrites the entity, which was `before`, and raises its version; requires the lock.
   * @param later receives the columns to write, by id, when only columns of the row change; the caller writes them
   */
  readonly update: (tx: Db, id: string, fields: Fields, before: Wire, later?: Map<string, object>) => Promise<void>;
  /** Copies the parts below the original into the copy, which is already inserted and locked. */
  readonly copyParts?: (tx: Db, ids: { originalId: string; copyId: string }, employeeId: EmployeeId) => Promise<void>;
  /** Whether a stored entity equals these fields. */
  readonly isSame: (stored: Wire, fields: Fields) => boolean;
  /** Wire names excluded from the audit of an update: computed, or not editable. */
  readonly notAudited: ReadonlySet<string>;
  /** The audit of a creation or a deletion includes the fields, not only the action. */
  readonly auditsFields?: boolean;
  /** A save without changes writes nothing and does not raise the version. */
  readonly skipsUnchanged?: boolean;
}

export interface Versioned {
  readonly rowVersion: number;
}

/** Statements over several entities at once. */
export interface ManyEntities<Wire> {
  /** @returns entities that exist, by id */
  readonly find: (tx: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Wire>>;
  /** Locks entities in the order in which all transactions lock several. */
  readonly lock: (tx: Db, ids: readonly string[]) => Promise<unknown>;
  /** Writes the rows whose columns `update` has left for later. */
  readonly updateRows: (tx: Db, updates: RowUpdates) => Promise<void>;
}

/** The acting employee; undefined for a command of the server. */
type EmployeeId = string | undefined;

/** @throws {Failure} `notFound` */
export async function mustFind<Wire extends Versioned>(
  { find, notFound }: Pick<WritableEntity<Wire, never>, 'find' | 'notFound'>,
  tx: Db,
  id: string,
): Promise<Wire> {
  const entity = await find(tx, id);
  if (entity === undefined) throw new Failure(notFound);
  return entity;
}

/** Input of a creation. */
interface NewEntity<Fields> {
  /** Client-made id; undefined: a new one. */
  readonly newId: string | undefined;
  /** Id of the original, when the entity is created as its copy. */
  readonly copyOf?: string | undefined;
  readonly fields: Fields;
}

/**
 * Creates an entity once: a repeated call with the same client-made id returns the same entity. With `copyOf`, the
 * parts below the original are copied, too. A draft with this id is removed: the entity replaces it.
 * @throws {Failure} `changed` with the current state, when an entity with this id exists and differs; `notFound` when
 * the original does not exist; trash.id_taken when a deleted entity with this id could be restored
 */
export async function createEntity<Wire extends Versioned, Fields extends object>(
  entity: WritableEntity<Wire, Fields>,
  tx: Db,
  { newId, copyOf, fields }: NewEntity<Fields>,
  employeeId: EmployeeId,
  action: EventAction = copyOf === undefined ? 'create' : 'copy',
): Promise<Wire> {
  const id = newId ?? uuidv7();
  const earlier = newId && (await findSentBefore(tx, entity.name, newId, entity.find));
  if (earlier) {
    if (entity.isSame(earlier, fields)) return earlier;
    throw new Failure(entity.changed, { current: earlier });
  }
  if (newId !== undefined && entity.trashedFrom !== undefined) await refuseTrashed(tx, entity.trashedFrom, [newId]);
  if (copyOf !== undefined) await mustFind(entity, tx, copyOf);
  await entity.insert(tx, id, fields);
  if (copyOf !== undefined) await entity.copyParts?.(tx, { originalId: copyOf, copyId: id }, employeeId);
  // An object that is made of a draft has its id (0085).
  if (newId !== undefined) await tx.deleteFrom('shared.drafts').where('id', '=', newId).execute();
  const created = await written(entity, tx, id);
  const changes = entity.auditsFields ? changesBetween<object>({}, created, entity.notAudited) : {};
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: id, action, changes });
  return created;
}

/** Inserts of several entities at once. */
export interface ManyInserts<Wire, Fields> {
  readonly find: ManyEntities<Wire>['find'];
  readonly insert: (tx: Db, entities: readonly { readonly id: string; readonly fields: Fields }[]) => Promise<void>;
}

/**
 * Creates several entities, all or none, by the rules of `createEntity`, in a number of statements that hardly grows
 * with theirs. For entities whose audit of a creation has no fields.
 * @throws {Failure} as `createEntity` does, for one of the entities
 */
export async function createEntities<Wire extends Versioned, Fields extends object>(
  entity: Pick<WritableEntity<Wire, Fields>, 'name' | 'changed' | 'trashedFrom' | 'isSame'>,
  many: ManyInserts<Wire, Fields>,
  tx: Db,
  created: readonly { readonly id: string; readonly fields: Fields }[],
  { employeeId, action }: { readonly employeeId: EmployeeId; readonly action: EventAction },
): Promise<void> {
  if (created.length === 0) return;
  const ids = created.map(({ id }) => id);
  const earlier = await findManySentBefore(tx, entity.name, ids, many.find);
  const missing = created.filter(({ id, fields }) => {
    const stored = earlier.get(id);
    if (stored !== undefined && !entity.isSame(stored, fields)) throw new Failure(entity.changed, { current: stored });
    return stored === undefined;
  });
  if (missing.length === 0) return;
  if (entity.trashedFrom !== undefined) await refuseTrashed(tx, entity.trashedFrom, ids);
  await many.insert(tx, missing);
  await tx.deleteFrom('shared.drafts').where('id', 'in', ids).execute();
  await insertAudits(
    tx,
    missing.map(({ id }) => ({ employeeId, entity: entity.name, entityId: id, action })),
  );
}

/** @throws {Failure} trash.id_taken, at `newId`, naming a trashed entity */
async function refuseTrashed(tx: Db, table: string, ids: readonly string[]): Promise<void> {
  const found = await tx
    .selectFrom('shared.trash_rows as r')
    .innerJoin('shared.trash as e', 'e.id', 'r.trash_id')
    .select(['e.title', 'e.domain', sql<string>`r.content ->> 'id'`.as('id')])
    .where('r.table_name', '=', table)
    .where(sql`r.content ->> 'id'`, 'in', ids)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return;
  const { id, title, domain } = found;
  const path = `/${domain}/trash?q=${encodeURIComponent(title)}`;
  throw new Failure('trash.id_taken', {
    fields: { newId: `Лежит в корзине: «${title}»` },
    others: [{ id, title, state: 'trashed', path }],
  });
}

/**
 * Saves an edit of a given version and audits the differences.
 * @throws {Failure} `notFound`; `changed` with the current state, after another save in between
 */
export async function updateEntity<Wire extends Versioned, Fields>(
  entity: WritableEntity<Wire, Fields>,
  tx: Db,
  draft: Fields & { readonly id: string; readonly rowVersion: number },
  employeeId: string,
): Promise<Wire> {
  return changeEntity(entity, tx, { ...draft, employeeId }, async (before) => {
    if (entity.skipsUnchanged && entity.isSame(before, draft)) return false;
    await entity.update(tx, draft.id, draft, before);
    return true;
  });
}

interface EntityChange {
  readonly id: string;
  readonly rowVersion: number | undefined;
  readonly employeeId: string;
}

/** A change of one of several entities. @see changeEntity */
interface ChangeOfMany<Wire> extends EntityChange {
  /** @param later collects columns of rows, to be written together after the last change; undefined: write at once */
  readonly write: (before: Wire, later: Map<string, object> | undefined) => Promise<boolean>;
}

interface ChangesOptions<Wire> {
  /** Absent: entities are locked and read one by one. */
  readonly ofMany?: ManyEntities<Wire> | undefined;
  /** The caller rolls the transaction back: rows are not locked, and nothing is audited. */
  readonly isDry?: boolean | undefined;
  /** Receives the audit records, which the caller inserts in the same transaction; absent: inserted here. */
  readonly audits?: AuditEntry[] | undefined;
}

/** An entity with the functions that its changes need. */
type ChangedEntity<Wire extends Versioned> = Omit<WritableEntity<Wire, never>, 'insert' | 'update' | 'isSame'>;

/**
 * A change of some fields outside of the entity's form, by the same rules.
 * @param at.rowVersion version that the change is based on; undefined: any
 * @param write raises the version; false when nothing changed
 * @throws {Failure} `notFound`; `changed` with the current state, after another save in between
 */
export async function changeEntity<Wire extends Versioned>(
  entity: ChangedEntity<Wire>,
  tx: Db,
  change: EntityChange,
  write: (before: Wire) => Promise<boolean>,
): Promise<Wire> {
  const [changed] = await changeEntities(entity, tx, [{ ...change, write }]);
  if (changed === undefined) throw new Error('one change has one result');
  return changed.after;
}

/**
 * Changes several entities, all or none: locks all, reads all, writes one after the other, reads the changed ones
 * again.
 * @param changes of different entities, in the order in which transactions lock several
 * @returns states before and after, in the same order
 * @throws as `changeEntity` does, for the first entity that refuses
 */
export async function changeEntities<Wire extends Versioned>(
  entity: ChangedEntity<Wire>,
  tx: Db,
  changes: readonly ChangeOfMany<Wire>[],
  { ofMany, isDry = false, audits }: ChangesOptions<Wire> = {},
): Promise<{ readonly before: Wire; readonly after: Wire }[]> {
  const ids = changes.map(({ id }) => id);
  const many = ids.length > 1 ? ofMany : undefined;
  const all = many ?? oneByOne(entity);
  const later = many && new Map<string, object>();
  if (!isDry) await all.lock(tx, ids);
  const stored = await all.find(tx, ids);
  const written: string[] = [];
  for (const { id, rowVersion, write } of changes) {
    const before = stored.get(id);
    if (before === undefined) throw new Failure(entity.notFound);
    if (rowVersion !== undefined && before.rowVersion !== rowVersion) {
      throw new Failure(entity.changed, { current: before });
    }
    if (await write(before, later)) written.push(id);
  }
  if (later !== undefined && later.size > 0) await many?.updateRows(tx, later);
  const states = written.length === 0 ? new Map<string, Wire>() : await all.find(tx, written);
  const entries: AuditEntry[] = [];
  const results = changes.flatMap(({ id, employeeId }) => {
    const before = stored.get(id);
    if (before === undefined) return [];
    if (!written.includes(id)) return [{ before, after: before }];
    const after = states.get(id);
    if (after === undefined) throw new Error(`${entity.name} ${id} is gone in the transaction that wrote it`);
    const fields = changesBetween(before, after, entity.notAudited);
    entries.push({ employeeId, entity: entity.name, entityId: id, action: 'update', changes: fields });
    return [{ before, after }];
  });
  if (!isDry && audits !== undefined) audits.push(...entries);
  else if (!isDry && entries.length > 0) await insertAudits(tx, entries);
  return results;
}

/** `find` and `lock` of several entities, made from those of one. */
function oneByOne<Wire extends Versioned>({
  find,
  lock,
}: Pick<WritableEntity<Wire, never>, 'find' | 'lock'>): Pick<ManyEntities<Wire>, 'find' | 'lock'> {
  return {
    async find(tx, ids) {
      const found = new Map<string, Wire>();
      for (const id of ids) {
        const wire = await find(tx, id);
        if (wire !== undefined) found.set(id, wire);
      }
      return found;
    },
    async lock(tx, ids) {
      for (const id of ids) await lock(tx, id);
    },
  };
}

/**
 * Deletes an entity that nothing refers to.
 * @throws {Failure} `notFound`; `inUse` while something refers to it
 */
export async function deleteUnused<Wire extends Versioned>(
  entity: Pick<WritableEntity<Wire, never>, 'name' | 'notFound' | 'find' | 'lock' | 'notAudited' | 'auditsFields'>,
  tx: Db,
  { id, employeeId, inUse }: { id: string; employeeId: string; inUse: FailureCode },
  remove: (tx: Db, id: string) => Promise<unknown>,
): Promise<void> {
  const before = await lockAndFind(entity, tx, id);
  await remove(tx, id).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw new Failure(inUse);
    throw error;
  });
  const changes = entity.auditsFields ? changesToNothing(before, entity.notAudited) : {};
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: id, action: 'delete', changes });
}

function changesToNothing(before: object, leaveOut: ReadonlySet<string>): Changes {
  return changesBetween<object>(before, Object.fromEntries(Object.keys(before).map((name) => [name, null])), leaveOut);
}

/**
 * A named action (archive, actualize, delete) with its audit row.
 * @param write false when there is no such entity
 * @throws {Failure} `notFound`
 */
export async function actOnEntity(
  { name, notFound }: Pick<WritableEntity<Versioned, never>, 'name' | 'notFound'>,
  tx: Db,
  { id, action, employeeId }: { id: string; action: EventAction; employeeId: EmployeeId },
  write: (tx: Db, id: string) => Promise<boolean>,
): Promise<void> {
  if (!(await write(tx, id))) throw new Failure(notFound);
  await insertAudit(tx, { employeeId, entity: name, entityId: id, action });
}

/**
 * Records an employee's confirmation that the data are current, and audits the values that it changed.
 * @param about.fields wire names that the confirmation sets
 * @param write false when there is no such entity
 * @throws {Failure} `notFound`
 */
export async function confirmEntity<Wire extends Versioned>(
  entity: Pick<WritableEntity<Wire, never>, 'name' | 'notFound' | 'find' | 'lock'>,
  tx: Db,
  {
    id,
    action,
    fields,
    employeeId,
  }: { id: string; action: EventAction; fields: readonly string[]; employeeId: string },
  write: (tx: Db, id: string) => Promise<boolean>,
): Promise<Wire> {
  const before = await lockAndFind(entity, tx, id);
  await write(tx, id);
  const after = await written(entity, tx, id);
  const all = Object.entries(changesBetween<object>(before, after));
  const changes = Object.fromEntries(all.filter(([field]) => fields.includes(field)));
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: id, action, changes });
  return after;
}

/**
 * Archives or restores; a repeat changes nothing and is not audited.
 * @param write false when the entity already was in this state
 * @throws {Failure} `notFound`
 */
export async function setEntityEnabled<Wire extends Versioned>(
  entity: Pick<WritableEntity<Wire, never>, 'name' | 'notFound' | 'find'>,
  tx: Db,
  { id, isEnabled, employeeId }: { id: string; isEnabled: boolean; employeeId: EmployeeId },
  write: (tx: Db, id: string, isEnabled: boolean) => Promise<boolean>,
): Promise<Wire> {
  if (await write(tx, id, isEnabled)) {
    await insertAudit(tx, {
      employeeId,
      entity: entity.name,
      entityId: id,
      action: isEnabled ? 'unarchive' : 'archive',
    });
  }
  return mustFind(entity, tx, id);
}

/** @throws {Failure} `notFound` */
async function lockAndFind<Wire extends Versioned>(
  { lock, find, notFound }: Pick<WritableEntity<Wire, never>, 'lock' | 'find' | 'notFound'>,
  tx: Db,
  id: string,
): Promise<Wire> {
  const entity = (await lock(tx, id)) ? await find(tx, id) : undefined;
  if (entity === undefined) throw new Failure(notFound);
  return entity;
}

async function written<Wire extends Versioned>(
  { name, find }: Pick<WritableEntity<Wire, never>, 'name' | 'find'>,
  tx: Db,
  id: string,
): Promise<Wire> {
  const entity = await find(tx, id);
  if (entity === undefined) throw new Error(`${name} ${id} is gone in the transaction that wrote it`);
  return entity;
}
