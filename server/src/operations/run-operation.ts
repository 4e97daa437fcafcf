import type { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { ChangeOutcome, LeftField } from '@gektar/contract/operations/operation.ts';
import { type AuditEntry, insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { ActOutcome, Changeable, ObjectEdit } from './changeable.ts';
import { leftField } from './left-field.ts';
import { enterOperation, lockOutcome, plainOutcome, type StoredOutcome, updateOutcomes } from './operation-queries.ts';
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
  readonly outcomes: readonly StoredOutcome[];
  constructor(outcomes: readonly StoredOutcome[]) {
    super('a dry run writes nothing');
    this.outcomes = outcomes;
  }
}

/** Parts of an outcome that are not stored. */
export const unshown = { current: null, object: null } as const;

/**
 * Changes objects in one transaction, once per operation. After a refusal of one of them each is changed in a transaction of its own,
 * so that it does not hold up the others.
 * @param changes at least one, in the order of their locks
 * @returns what became of each, in the same order; a refusal is an outcome
 * @throws what is not a refusal of an object: an unreachable database, a bug
 */
export async function changeObjects(
  db: Db,
  about: RunAbout,
  changes: readonly ObjectChange[],
): Promise<ChangeOutcome[]> {
  try {
    const outcomes = await changeTogether(db, about, changes);
    return outcomes.map((outcome) => ({ ...outcome, ...unshown }));
  } catch (error) {
    const failure = about.toFailure(error);
    // A taken id is no refusal of an object.
    if (failure.status >= 500 || failure.code === 'operation.id_taken') throw error;
    const [change] = changes;
    if (changes.length === 1 && change !== undefined) return [await refuse(db, about, change, failure)];
  }
  const { begin, ...rest } = about;
  const outcomes: ChangeOutcome[] = [];
  // The first one begins the operation.
  for (const change of changes)
    outcomes.push(...(await changeObjects(db, outcomes.length === 0 ? about : rest, [change])));
  return outcomes;
}

/** All or none. @throws refusals of the objects */
async function changeTogether(
  db: Db,
  { operationId, target, begin }: RunAbout,
  changes: readonly ObjectChange[],
): Promise<readonly StoredOutcome[]> {
  try {
    return await inTransaction(db, async (tx) => {
      const audits: AuditEntry[] = [];
      const written: StoredOutcome[] = [];
      if (operationId === undefined) {
        for (const change of changes) written.push(await writeObject(tx, target, { ...change, audits, isDry: true }));
        throw new DryRun(written);
      }
      await begin?.(tx);
      const ids = changes.map(({ id }) => id);
      const earlier = await enterOperation(tx, operationId, ids);
      for (const change of changes)
        if (!earlier.has(change.id)) written.push(await writeObject(tx, target, { ...change, audits }));
      if (audits.length > 0) await insertAudits(tx, audits);
      if (written.length > 0) await updateOutcomes(tx, operationId, written);
      const all = new Map([...earlier, ...written.map((outcome) => [outcome.id, outcome] as const)]);
      return ids.flatMap((id) => all.get(id) ?? []);
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcomes;
    throw error;
  }
}

async function refuse(db: Db, about: RunAbout, change: ObjectChange, failure: Failure): Promise<ChangeOutcome> {
  const refusal = refusedBy(change.id, failure);
  const current = failure.current ?? null;
  if (refusal.state === 'stale') refusal.left.push(...(await findConflicts(db, about.target, change, { ...current })));
  return { ...(await storeRefusal(db, about, refusal)), ...unshown, current };
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
    await updateOutcomes(tx, operationId, [refusal]);
    return refusal;
  });
}
