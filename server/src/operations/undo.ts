import type { LeftField } from '@gektar/contract/operations/operation.ts';
import { type Changeable, isSameValue, type UndoAction } from './changeable.ts';
import { leftField } from './left-field.ts';
import { findWritten, isLastArchiving } from './operation-queries.ts';
import type { ObjectChange } from './run-operation.ts';

/**
 * The change that restores what an operation archived, or archives what it restored: parts of an object as they were, and nothing
 * that a later action archived.
 * @param by.runId of the undo, under which it archives
 */
export function undoOfArchiving(
  target: Changeable,
  { undone, archived, id, employeeId, runId }: UndoneArchiving & { id: string; employeeId: string; runId: string },
): ObjectChange {
  return {
    id,
    rowVersion: null,
    employeeId,
    choose: () => ({}),
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
  /** Id of the operation. */
  readonly undone: string;
  /** Whether it archived, or restored. */
  readonly archived: boolean;
}

/** The change that restores what an operation deleted, or takes out of a selection what it added. */
export function undoOfAction(
  action: UndoAction,
  { undone, id, employeeId }: { undone: string; id: string; employeeId: string },
): ObjectChange {
  const act: ObjectChange['act'] = (tx) => action(tx, { operationId: undone, id, employeeId });
  return { id, rowVersion: null, employeeId, choose: () => ({}), act };
}

/**
 * The change that gives an object back what an operation overwrote: a field still has the value that the operation wrote, or it is left
 * and named.
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
      return values;
    },
  };
}
