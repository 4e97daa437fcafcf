import type { LeftField } from '@gektar/contract/operations/operation.ts';
import { type Changeable, isSameValue, type UndoAction } from './changeable.ts';
import { leftField } from './left-field.ts';
import { findWritten, isLastArchiving } from './operation-queries.ts';
import type { ObjectChange } from './run-operation.ts';

/**
 * The change that unarchives what an operation archived, or archives what it unarchived. Parts of the object become as
 * they were before; what a later action archived stays archived.
 * @param by.runId id of the undo operation, under which it archives
 */
export function undoOfArchiving(
  target: Changeable,
  { undone, archived, id, employeeId, runId }: UndoneArchiving & { id: string; employeeId: string; runId: string },
): ObjectChange {
  return {
    id,
    rowVersion: null,
    employeeId,
    choose: () => ({ values: {} }),
    async act(tx) {
      if (!(await target.lock(tx, id))) return { state: 'gone' };
      const isLast = await isLastArchiving(tx, { entity: target.name, id, operationId: undone });
      if (target.setEnabled === undefined || !isLast) return { state: 'left' };
      await target.setEnabled(tx, id, { isEnabled: archived, undone, runId, employeeId });
      return { state: 'done' };
    },
  };
}

interface UndoneArchiving {
  /** Id of the operation being undone. */
  readonly undone: string;
  /** Whether the operation archived; false: unarchived. */
  readonly archived: boolean;
}

/** The change that restores a deleted object, or removes an added one from the selection. */
export function undoOfAction(
  action: UndoAction,
  { undone, id, employeeId }: { undone: string; id: string; employeeId: string },
): ObjectChange {
  const act: ObjectChange['act'] = (tx) => action(tx, { operationId: undone, id, employeeId });
  return { id, rowVersion: null, employeeId, choose: () => ({ values: {} }), act };
}

/**
 * The change that restores the values which an operation overwrote. A field that no longer has the operation's value is
 * left as it is and reported in `left`.
 */
export function undoOfObject(
  target: Changeable,
  { undone, id, employeeId }: { undone: string; id: string; employeeId: string },
): ObjectChange {
  const left: LeftField[] = [];
  return {
    id,
    rowVersion: null,
    employeeId,
    left,
    async choose(tx, current) {
      left.length = 0;
      const values: Record<string, unknown> = {};
      for (const [field, [before, after]] of Object.entries(await findWritten(tx, undone, id))) {
        if (!target.isEditable(field) || isSameValue(current[field], before)) continue;
        if (isSameValue(current[field], after)) values[field] = before;
        else left.push(await leftField(tx, { entity: target.name, id, field }, { before, current }));
      }
      return { values };
    },
  };
}

/** The action that restores the values of a draft which a load overwrote, by the rules of `undoOfObject`. */
export function undoOfDraft(
  target: Changeable,
  undone: { undone: string; id: string; employeeId: string },
): ObjectChange {
  const { id, rowVersion, employeeId, choose, left = [] } = undoOfObject(target, undone);
  return {
    ...{ id, rowVersion, employeeId, choose },
    async act(tx) {
      if (!(await target.lock(tx, id))) return { state: 'gone' };
      const [written] = await target.write(tx, [{ id, rowVersion, employeeId, choose }], {});
      const notes = left.length > 0 ? ['Черновик дополнен после загрузки'] : [];
      const isChanged = Object.keys(written?.changes ?? {}).length > 0;
      return { state: isChanged ? 'done' : left.length > 0 ? 'left' : 'same', notes };
    },
  };
}
