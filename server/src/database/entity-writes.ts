import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import type { EntityName, EventAction } from '@gektar/contract/history.ts';
import { v7 as uuidv7 } from 'uuid';
import { changesBetween, insertAudit } from './audit.ts';
import type { Db } from './db.ts';
import { findSentBefore } from './sent-before.ts';

/** What the writes of an entity share: how it is found, locked and written, and what its refusals are called. */
export interface WritableEntity<Wire extends Versioned, Fields> {
  /** In the audit: `property`. */
  readonly name: EntityName;
  readonly notFound: FailureCode;
  /** Somebody saved in between; carries the present state. */
  readonly changed: FailureCode;
  readonly find: (tx: Db, id: string) => Promise<Wire | undefined>;
  /** Holds other writers off until the transaction ends; false without such an entity. */
  readonly lock: (tx: Db, id: string) => Promise<boolean>;
  readonly insert: (tx: Db, id: string, fields: Fields) => Promise<void>;
  /** Overwrites the entity and raises its version; the lock is held. */
  readonly update: (tx: Db, id: string, fields: Fields) => Promise<void>;
  /** Whether a stored entity is what these fields would have created. */
  readonly isSame: (stored: Wire, fields: Fields) => boolean;
  /** Wire names that the audit of an update leaves out: computed, or not the editor's to change. */
  readonly notAudited: ReadonlySet<string>;
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
 * @throws {Failure} `changed` with the present state, when an entity with this id holds something else
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
  await entity.insert(tx, id, fields);
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: id, action });
  return written(entity, tx, id);
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
  const { id, rowVersion } = draft;
  const before = (await entity.lock(tx, id)) ? await entity.find(tx, id) : undefined;
  if (before === undefined) throw new Failure(entity.notFound);
  if (before.rowVersion !== rowVersion) throw new Failure(entity.changed, { current: before });
  await entity.update(tx, id, draft);
  const after = await written(entity, tx, id);
  const changes = changesBetween(before, after, entity.notAudited);
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: id, action: 'update', changes });
  return after;
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

async function written<Wire extends Versioned>(
  { name, find }: Pick<WritableEntity<Wire, never>, 'name' | 'find'>,
  tx: Db,
  id: string,
): Promise<Wire> {
  const entity = await find(tx, id);
  if (entity === undefined) throw new Error(`${name} ${id} is gone in the transaction that wrote it`);
  return entity;
}
