import type { Failure } from '@gektar/contract/failure.ts';
import { failureStatus } from '@gektar/contract/failure-status.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { ChangeOutcome, LeftField } from '@gektar/contract/operations/operation.ts';
import { type AuditEntry, insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { ActOutcome, Changeable, ChosenEdit } from './changeable.ts';
import { leftField } from './left-field.ts';
import { enterOperation, lockOutcome, plainOutcome, type StoredOutcome, updateOutcomes } from './operation-queries.ts';
import type { Values } from './patch.ts';

/** Change of one object by an operation. */
export interface ObjectChange extends ChosenEdit {
  /** Action on the object instead of a change of fields. */
  readonly act?: (tx: Db) => Promise<ActOutcome>;
  /** Fields that an undo does not restore; `choose` adds them. */
  readonly left?: LeftField[];
  /** Wire names of the changed fields; a stale outcome names their last writers. */
  readonly fields?: readonly string[];
}

export interface RunAbout {
  /** undefined: a dry run, which computes everything and writes nothing. */
  readonly operationId: string | undefined;
  readonly target: Changeable;
  /** Converts a thrown value into a refusal; a bug becomes `unexpected`. */
  readonly toFailure: (error: unknown) => Failure;
  /** Writes the operation itself, in the transaction of its first objects; absent when it is written already. */
  readonly begin?: (tx: Db) => Promise<void>;
}

/** Thrown at the end of a dry run, to roll its transaction back. */
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
 * Changes objects in one transaction; an object that the operation has already handled is not changed again. When one
 * object is refused, each is changed in a separate transaction, so that the others are not affected.
 * @param changes at least one, in the order in which objects are locked
 * @returns outcomes in the same order; a refusal is an outcome
 * @throws errors that are not refusals of an object: an unreachable database, a bug
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
    // An id taken by another operation concerns the whole call, not a single object.
    if (failureStatus[failure.code] >= 500 || failure.code === 'operation.id_taken') throw error;
    const [change] = changes;
    if (changes.length === 1 && change !== undefined) return [await refuse(db, about, change, failure)];
  }
  const { begin, ...rest } = about;
  const outcomes: ChangeOutcome[] = [];
  // One after another, since the first one begins the operation.
  for (const change of changes)
    outcomes.push(...(await changeObjects(db, outcomes.length === 0 ? about : rest, [change])));
  return outcomes;
}

/** Changes all objects or none. @throws refusals of the objects */
async function changeTogether(
  db: Db,
  { operationId, target, begin }: RunAbout,
  changes: readonly ObjectChange[],
): Promise<readonly StoredOutcome[]> {
  try {
    return await inTransaction(db, async (tx) => {
      if (operationId === undefined) throw new DryRun(await writeObjects(tx, target, changes, { isDry: true }));
      await begin?.(tx);
      const ids = changes.map(({ id }) => id);
      const earlier = await enterOperation(tx, operationId, ids);
      const open = changes.filter(({ id }) => !earlier.has(id));
      const audits: AuditEntry[] = [];
      const written = await writeObjects(tx, target, open, { audits });
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

/**
 * Acts on the objects whose change is an action, and writes fields of the others. @returns outcomes in the same order
 */
async function writeObjects(
  tx: Db,
  target: Changeable,
  changes: readonly ObjectChange[],
  options: Parameters<Changeable['write']>[2],
): Promise<StoredOutcome[]> {
  const outcomes = new Map<string, StoredOutcome>();
  for (const { id, act } of changes) {
    if (act === undefined) continue;
    const { state, ...details } = await act(tx);
    outcomes.set(id, { ...plainOutcome(id, state), ...details });
  }
  const edits = changes.filter(({ act }) => act === undefined);
  const written = await target.write(tx, edits, options);
  for (const [index, { id, left = [] }] of edits.entries()) {
    const { rowVersion = null, changes: changed = {}, skipped = {} } = written[index] ?? {};
    const isChanged = Object.keys(changed).length > 0;
    const state = isChanged ? 'done' : left.length > 0 ? 'left' : 'same';
    outcomes.set(id, { ...plainOutcome(id, state), rowVersion, changes: { ...changed }, fields: { ...skipped }, left });
  }
  return changes.flatMap(({ id }) => outcomes.get(id) ?? []);
}

function refusedBy(id: string, failure: Failure): StoredOutcome {
  const { code, fields = {} } = failure;
  const state = code.endsWith('.not_found') ? 'gone' : code.endsWith('.changed') ? 'stale' : 'refused';
  // The refusal's own message, if any, names the field, since the screen may have no input for it.
  const message = failure.message === code ? failureTexts[code] : `${failureTexts[code]}: ${failure.message}`;
  return { ...plainOutcome(id, state), code, message, fields: { ...fields } };
}

/** Current values of the fields that a stale change would overwrite, and who wrote them. */
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

/** Stores a refusal, unless a concurrent call of the operation has handled the object meanwhile. */
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
