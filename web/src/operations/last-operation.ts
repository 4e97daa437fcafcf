import { formatCountOf } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import { showSuccess } from '#ui/toast/toast.tsx';
import { leaveUndoKey, takeUndoKey } from '#ui/toast/undo-key.ts';
import { isForThumb } from '#ui/use-media.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { undo } from './undo-operation.ts';

interface Undoable {
  readonly operationId: string;
  readonly about: ChangedEntity;
  /** Number of objects that the operation has changed so far. */
  readonly count: number;
  /** Wire name of the changed field. */
  readonly field: string;
  readonly onUndone?: () => void;
}

/** Lets Ctrl+Z undo an operation of this tab; for several objects, or on touch screens, a toast offers it too. */
export function offerUndo(client: QueryClient, { operationId, about, count, field, onUndone }: Undoable): void {
  const key = `operation-${operationId}`;
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    leaveUndoKey(key);
    onUndone?.();
    void undo(client, operationId, { forms: about.forms });
  };
  takeUndoKey(key, run);
  if (count < 2 && !isForThumb()) return;
  const label = about.fields[field]?.label ?? field;
  const action = { label: 'Отменить', isUndo: true, run };
  showSuccess(`${label}: ${formatCountOf(count, about.forms)}`, undefined, action, key);
}
