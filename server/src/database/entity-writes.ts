import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import type { EntityName, EventAction } from '@gektar/contract/history.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Changes, changesBetween, insertAudit } from './audit.ts';
import { isForeignKeyViolation } from './constraints.ts';
import type { Db } from './db.ts';
import { findSentBefore } from './sent-before.ts';

/** What the writes of an entity share: how it is found, locked and written, and what its refusals are called. */
export interface WritableEntity<Wire extends Versioned, Fields> {
  /** In the audit: `property`. */
  readonly name: EntityName;
  readonly notFound: FailureCode;
  /** Somebody saved in between; carries the present state. */
  readonly changed: FailureCode;
  /** Its table, where a deleted one waits in the trash under its id; absent where none does. */
  readonly trashedFrom?: string;
  readonly find: (tx: Db, id: string) => Promise<Wire | undefined>;
  /** Holds other writers off until the transaction ends; false without such an entity. */
  readonly lock: (tx: Db, id: string) => Promise<boolean>;
  readonly insert: (tx: Db, id: string, fields: Fields) => Promise<void>;
  /** Overwrites the entity, which was `before`, and raises its version; the lock is held. */
  readonly update: (tx: Db, id: string, fields: Fields, before: Wire) => Promise<void>;
  /** Whether a stored entity is what these fields would have created. */
  readonly isSame: (stored: Wire, fields: Fields) => boolean;
  /** Wire names that the audit of an update leaves out: computed, or not the editor's to change. */
  readonly notAudited: ReadonlySet<string>;
  /** The audit of a creation or a deletion tells the fields too, not the act alone. */
  readonly auditsFields?: boolean;
  /** A save of what is there already writes nothing and keeps the version. */
  readonly skipsUnchanged?: boolean;
}

interface Versioned {
  readonly rowVersion: number;
}

/** Who does it; undefined when a command of the server does. */
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

/**
 * Creates an entity once: sent again with the id that its client made for it, it is the same entity.
 * @throws {Failure} `changed` with the present state, when an entity with this id holds something else; trash.id_taken
 *   when a deleted one with this id could be restored
 */
export async function createEntity<Wire extends Versioned, Fields extends object>(
  entity: WritableEntity<Wire, Fields>,
  tx: Db,
  { newId, fields }: { newId: string | undefined; fields: Fields },
  employeeId: EmployeeId,
  action: EventAction = 'create',
): Promise<Wire> {
  const id = newId ?? uuidv7();
  const earlier = newId && (await findSentBefore(tx, entity.name, newId, entity.find));
  if (earlier) {
    if (entity.isSame(earlier, fields)) return earlier;
    throw new Failure(entity.changed, { current: earlier });
  }
  if (newId !== undefined && entity.trashedFrom !== undefined) await refuseTrashed(tx, entity.trashedFrom, newId);
  await entity.insert(tx, id, fields);
  const created = await written(entity, tx, id);
  const changes = entity.auditsFields ? changesBetween<object>({}, created, entity.notAudited) : {};
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: id, action, changes });
  return created;
}

/** @throws {Failure} trash.id_taken; under `newId` by which name the trash knows what holds the deleted one */
async function refuseTrashed(tx: Db, table: string, id: string): Promise<void> {
  const { rows } = await sql<{ title: string; domain: string }>`
    select e.title, e.domain from shared.trash_rows r join shared.trash e on e.id = r.trash_id
    where r.table_name = ${table} and r.content ->> 'id' = ${id} limit 1`.execute(tx);
  const [found] = rows;
  if (found === undefined) return;
  const { title, domain } = found;
  const path = `/${domain}/trash?q=${encodeURIComponent(title)}`;
  throw new Failure('trash.id_taken', {
    fields: { newId: `Лежит в корзине: «${title}»` },
    others: [{ id, title, state: 'trashed', path }],
  });
}

/**
 * Saves an edit over the version it was made at, and audits what differs.
 * @throws {Failure} `notFound`; `changed` with the present state, when somebody saved in between
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

/**
 * A change of some fields outside of the entity's form, by the same rules.
 * @param at.rowVersion of the state that the change is made upon; undefined: whatever there is
 * @param write raises the version; false when there was nothing to write
 * @throws {Failure} `notFound`; `changed` with the present state, when somebody saved in between
 */
export async function changeEntity<Wire extends Versioned>(
  entity: Omit<WritableEntity<Wire, never>, 'insert' | 'update' | 'isSame'>,
  tx: Db,
  { id, rowVersion, employeeId }: { id: string; rowVersion: number | undefined; employeeId: string },
  write: (before: Wire) => Promise<boolean>,
): Promise<Wire> {
  const before = await lockAndFind(entity, tx, id);
  if (rowVersion !== undefined && before.rowVersion !== rowVersion) {
    throw new Failure(entity.changed, { current: before });
  }
  if (!(await write(before))) return before;
  const after = await written(entity, tx, id);
  const changes = changesBetween(before, after, entity.notAudited);
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: id, action: 'update', changes });
  return after;
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
 * A single change with a name of its own (archive, actualize, delete) and its audit row.
 * @param write false where there is no such entity
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
 * Archives or restores; a repeat changes nothing and is not audited.
 * @param write false where it was so already
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
