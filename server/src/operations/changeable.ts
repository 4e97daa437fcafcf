import { isDeepStrictEqual } from 'node:util';
import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type {
  ChangeableEntity,
  ChangedFields,
  ChangedObject,
  ChangeOutcome,
} from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type AuditEntry, changesBetween } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { changeEntities, type ManyEntities, type WritableEntity } from '#database/entity-writes.ts';
import type { StoredOutcome } from './operation-queries.ts';
import { type Patch, patchOf, type Values, type WrittenByParts, whyFixed } from './patch.ts';

/** Description of an entity whose fields can be changed one by one. */
export interface ChangeableAbout<Wire extends { readonly rowVersion: number }, Fields, Filter> {
  readonly domain: Domain;
  readonly name: ChangeableEntity;
  readonly entity: Omit<WritableEntity<Wire, Fields>, 'insert'>;
  /** Reads and locks of several objects in one statement each; absent: one by one. */
  readonly ofMany?: ManyEntities<Wire>;
  /** Fields that may be written, except those of the kind `own`, which only the form changes. */
  readonly fields: FieldDescriptions;
  /** Schema of an edit of the whole entity; a stored entity satisfies it. */
  readonly draft: z.ZodType<Fields & { id: string; rowVersion: number }>;
  /** Fields of that schema by wire name. */
  readonly shape: Readonly<Record<string, unknown>>;
  /** Checks the values of a change, where `draft` accepts any. @throws {Failure} request.invalid with the fields */
  readonly check?: (values: Values) => void;
  /** Computed fields; a change of one is written to the fields that it is computed from. */
  readonly byParts?: Readonly<Record<string, WrittenByParts>>;
  /** Locks an object for a write of this employee. @throws {Failure} access.forbidden; `notFound` */
  readonly lockFor?: (tx: Db, id: string, employeeId: string) => Promise<void>;
  /** Schema of the list's filter. */
  readonly filter: z.ZodType<Filter>;
  /** Ids of all entities that a filter finds, at most `limit`, in the order of the list. */
  readonly findIds: (db: Db, filter: Filter, limit: number) => Promise<string[]>;
  /** Order in which objects are locked, where a lock covers more than one object; default: by id. */
  readonly inLockOrder?: Changeable['inLockOrder'];
  /** Called after writes are committed. */
  readonly after?: () => Promise<void>;
  /** Fields that a confirmation sets and an undo restores: wire name → column of the table. */
  readonly confirmed?: { readonly table: string; readonly columns: Readonly<Record<string, string>> };
  readonly setEnabled?: (tx: Db, id: string, to: UndoneState) => Promise<unknown>;
  /** Undo functions of deletions, additions to a selection, and of objects that a load or an edited export made. */
  readonly undoOf: UndoActions;
  /** Names of the objects, in any order; objects that are gone for good are left out. */
  readonly findNamed: (db: Db, ids: readonly string[]) => Promise<ChangedObject[]>;
}

export type UndoActions = Readonly<Partial<Record<'delete' | 'add-to-selection' | 'load', UndoAction>>>;

/**
 * Undoes an action on one object, in a transaction.
 * @throws {Failure} refusals of the object
 */
export type UndoAction = (
  tx: Db,
  undone: { readonly operationId: string; readonly id: string; readonly employeeId: string },
) => Promise<ActOutcome>;

/** Outcome for one object of an action other than a change of fields. */
export type ActOutcome = Pick<StoredOutcome, 'state'> & Partial<Pick<StoredOutcome, 'notes'>>;

/** State that the undo of an archiving or an unarchiving sets. */
export interface UndoneState {
  readonly isEnabled: boolean;
  /** Id of the operation being undone. */
  readonly undone: string;
  /** Id of the undo operation. */
  readonly runId: string;
  readonly employeeId: string;
}

/** Result of the change of one object. */
export interface Written {
  readonly rowVersion: number;
  /** Empty when there was nothing to change. */
  readonly changes: ChangeOutcome['changes'];
  /** Why fields were left out, by wire name. */
  readonly skipped: NonNullable<Patch['skipped']>;
}

/** The edit of one object. */
export interface ObjectEdit {
  readonly id: string;
  /** The version that the edit is based on; null: any. */
  readonly rowVersion: number | null;
  readonly employeeId: string;
}

/** An edit whose values to write are computed from the locked object. */
export interface ChosenEdit extends ObjectEdit {
  readonly choose: (tx: Db, current: Values) => Promise<Patch> | Patch;
}

interface WriteOptions {
  /** The caller rolls the transaction back. */
  readonly isDry?: boolean;
  /** Receives the audit records of the writes, which the caller inserts in the same transaction. */
  readonly audits?: AuditEntry[];
}

/** An entity whose fields can be changed one by one, without its types. */
export interface Changeable
  extends Pick<
    ChangeableAbout<never, never, never>,
    'domain' | 'name' | 'after' | 'setEnabled' | 'undoOf' | 'findNamed'
  > {
  /** @param filter parsed here by the schema of the list's filter */
  readonly findIds: (db: Db, filter: unknown, limit: number) => Promise<string[]>;
  /**
   * Writes some fields of several objects, in a transaction.
   * @param edits of different objects, in the order in which they are locked
   * @returns results in the same order
   * @throws {Failure} not found; changed, with the current state; request.invalid, with fields; refusals of the entity
   */
  readonly write: (tx: Db, edits: readonly ChosenEdit[], options: WriteOptions) => Promise<Written[]>;
  /** Function from current values to those that a change writes. @throws {Failure} request.invalid with the fields */
  readonly patchOf: (fields: ChangedFields) => (current: Values) => Patch;
  readonly fields: FieldDescriptions;
  /** Why a change cannot write a field; undefined for one that it can. */
  readonly whyFixed: (field: string) => string | undefined;
  /** Whether an undo can restore a field. */
  readonly isEditable: (field: string) => boolean;
  readonly find: (db: Db, id: string) => Promise<unknown>;
  /** Locks an object until the transaction ends; false when it does not exist. */
  readonly lock: (tx: Db, id: string) => Promise<boolean>;
  /** The same ids in the order in which transactions lock several objects, which prevents deadlocks. */
  readonly inLockOrder: (db: Db, ids: readonly string[]) => Promise<readonly string[]>;
}

/** Makes an entity changeable, from its description. */
export function changeable<Wire extends { readonly rowVersion: number }, Fields, Filter>(
  about: ChangeableAbout<Wire, Fields, Filter>,
): Changeable {
  const { domain, name, entity, fields, draft, shape, byParts = {}, lockFor, after, confirmed, setEnabled } = about;
  const { undoOf, findNamed, ofMany } = about;
  const columns = confirmed?.columns ?? {};
  return {
    domain,
    name,
    undoOf,
    findNamed,
    findIds: (db, filter, limit) => about.findIds(db, about.filter.parse(filter), limit),
    ...(after && { after }),
    ...(setEnabled && { setEnabled }),
    lock: entity.lock,
    find: entity.find,
    inLockOrder: about.inLockOrder ?? (async (_, ids) => ids.toSorted()),
    isEditable: (field) => Object.hasOwn(shape, field) || Object.hasOwn(columns, field),
    fields,
    whyFixed: (field) => whyFixed({ fields, byParts, editable: shape }, field),
    patchOf: (changed) => patchOf({ fields, byParts, editable: shape }, changed),
    async write(tx, edits, options) {
      if (lockFor !== undefined) for (const { id, employeeId } of edits) await lockFor(tx, id, employeeId);
      const skipped = new Map<string, Patch['skipped']>();
      const changes = edits.map(({ id, rowVersion, employeeId, choose }) => ({
        id,
        rowVersion: rowVersion ?? undefined,
        employeeId,
        async write(before: Wire, later: Map<string, object> | undefined) {
          const current: Values = { ...before };
          const { values, skipped: leftOut } = await choose(tx, current);
          skipped.set(id, leftOut);
          about.check?.(values);
          if (Object.entries(values).every(([field, value]) => isSameValue(current[field], value))) return false;
          const parsed = draft.safeParse({ ...current, ...values, id, rowVersion: before.rowVersion });
          if (!parsed.success) throw invalidFields(parsed.error, fields);
          const times = Object.entries(columns).filter(([field]) => Object.hasOwn(values, field));
          if (confirmed !== undefined && times.length > 0) {
            const set = times.map(([field, column]) => sql`${sql.ref(column)} = ${values[field]}`);
            await sql`update ${sql.table(confirmed.table)} set ${sql.join(set)} where id = ${id}`.execute(tx);
          }
          if (times.length === Object.keys(values).length) return true;
          if (entity.isSame(before, parsed.data)) return times.length > 0;
          await entity.update(tx, id, parsed.data, before, later);
          return true;
        },
      }));
      const states = await changeEntities(entity, tx, changes, { ...options, ofMany });
      return states.map(({ before, after }, index) => {
        const changed = Object.entries(changesBetween<object>(before, after, entity.notAudited));
        const pairs = changed.map(([field, [was, now]]): [string, [unknown, unknown]] => [field, [was, now]]);
        const leftOut = skipped.get(edits[index]?.id ?? '') ?? {};
        return { rowVersion: after.rowVersion, changes: Object.fromEntries(pairs), skipped: leftOut };
      });
    },
  };
}

/** Whether two values are equal on the wire: the order of keys does not matter, an absent one is null. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(onWire(one), onWire(other));
}

function onWire(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

/** Messages by field path. The refusal's message names the first field, since the screen may have no input for it. */
function invalidFields({ issues }: z.ZodError, described: FieldDescriptions): Failure {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  const [first = ''] = Object.keys(fields);
  const label = described[first.split('.')[0] ?? '']?.label;
  return new Failure('request.invalid', { fields, ...(label !== undefined && { message: label }) });
}
