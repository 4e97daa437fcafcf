import type { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { ChangeOutcome, LeftField } from '@gektar/contract/operations/operation.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { ActOutcome, Changeable, ObjectEdit } from './changeable.ts';
import { leftField } from './left-field.ts';
import { enterOperation, lockOutcome, plainOutcome, type StoredOutcome, updateOutcome } from './operation-queries.ts';
import type { Values } from './patch.ts';

/** The change of one object. */
export interface ObjectChange extends ObjectEdit {
  /**
   * Values by wire name, of the state under the lock.
   * @param tx of the write
   */
  readonly choose: (tx: Db, current: Values) => Promise<Values> | Values;
  /** Instead of fields: an action on the object. */
  readonly act?: (tx: Db) => Promise<ActOutcome>;
  /** Filled by `choose`: fields that an undo does not restore. */
  readonly left?: LeftField[];
  /** Wire names of the fields of a change, whose last writers a stale outcome names. */
  readonly fields?: readonly string[];
}

export interface RunAbout {
  /** undefined: everything is computed and nothing written. */
  readonly operationId: string | undefined;
  readonly target: Changeable;
  /** The refusal behind a thrown value; anything else is a bug. */
  readonly toFailure: (error: unknown) => Failure;
  /** Writes the operation itself, in the transaction of its first object: one that changes nothing leaves no trace. */
  readonly begin?: (tx: Db) => Promise<void>;
}

/** Ends a dry run: its transaction is rolled back. */
class DryRun extends Error {
  readonly outcome: StoredOutcome;
  constructor(outcome: StoredOutcome) {
    super('a dry run writes nothing');
    this.outcome = outcome;
  }
}

/** Parts of an outcome that are not stored. */
export const unshown = { current: null, object: null } as const;

/**
 * Changes one object in a transaction of its own, once per operation.
 * @returns what became of it; a refusal is an outcome
 * @throws what is not a refusal of this object: an unreachable database, a bug
 */
export async function changeObject(db: Db, about: RunAbout, change: ObjectChange): Promise<ChangeOutcome> {
  const { operationId, target, toFailure, begin } = about;
  try {
    const outcome = await inTransaction(db, async (tx) => {
      if (operationId !== undefined) {
        await begin?.(tx);
        const earlier = await enterOperation(tx, operationId, change.id);
        if (earlier !== undefined) return earlier;
      }
      const written = await writeObject(tx, target, { ...change, isDry: operationId === undefined });
      if (operationId === undefined) throw new DryRun(written);
      await updateOutcome(tx, operationId, written);
      return written;
    });
    return { ...outcome, ...unshown };
  } catch (error) {
    if (error instanceof DryRun) return { ...error.outcome, ...unshown };
    const failure = toFailure(error);
    // A taken id is no refusal of the object.
    if (failure.status >= 500 || failure.code === 'operation.id_taken') throw error;
    const refusal = refusedBy(change.id, failure);
    const current = failure.current ?? null;
    if (refusal.state === 'stale') refusal.left.push(...(await findConflicts(db, target, change, { ...current })));
    return { ...(await storeRefusal(db, about, refusal)), ...unshown, current };
  }
}

async function writeObject(tx: Db, target: Changeable, change: ObjectChange): Promise<StoredOutcome> {
  if (change.act !== undefined) {
    const { state, ...details } = await change.act(tx);
    return { ...plainOutcome(change.id, state), ...details };
  }
  let values: Values = {};
  const { rowVersion, changes } = await target.write(tx, change, async (current) => {
    values = await change.choose(tx, current);
    return values;
  });
  const left = change.left ?? [];
  const isChanged = Object.keys(changes).length > 0;
  const state = isChanged ? 'done' : left.length > 0 ? 'left' : 'same';
  return { ...plainOutcome(change.id, state), rowVersion, changes: { ...changes }, left };
}

function refusedBy(id: string, failure: Failure): StoredOutcome {
  const { code, fields = {} } = failure;
  const state = code.endsWith('.not_found') ? 'gone' : code.endsWith('.changed') ? 'stale' : 'refused';
  // A refusal names the field that it is about, when no input shows it.
  const message = failure.message === code ? failureTexts[code] : `${failureTexts[code]}: ${failure.message}`;
  return { ...plainOutcome(id, state), code, message, fields: { ...fields } };
}

/** Present values of the fields of a stale change, with who wrote them. */
async function findConflicts(
  db: Db,
  target: Changeable,
  { id, fields = [] }: ObjectChange,
  current: Values,
): Promise<LeftField[]> {
  return Promise.all(
    fields.map(async (field) => leftField(db, { entity: target.name, id, field }, { before: null, current })),
  );
}

/** Stores a refusal, unless the same operation has treated the object meanwhile. */
async function storeRefusal(db: Db, { operationId, begin }: RunAbout, refusal: StoredOutcome): Promise<StoredOutcome> {
  if (operationId === undefined) return refusal;
  return inTransaction(db, async (tx) => {
    await begin?.(tx);
    const earlier = await lockOutcome(tx, operationId, refusal.id);
    if (earlier !== undefined) return earlier;
    await updateOutcome(tx, operationId, refusal);
    return refusal;
  });
}
