import type { LeftField } from '@gektar/contract/operations/operation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '#operations/operation-words.ts';
import { undo } from '#operations/undo-operation.ts';
import { useChanges } from '#operations/use-changes.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { HistoryKind } from './history-kind.ts';
import type { HistoryLine } from './history-lines.ts';
import { isSameValue } from './same-value.ts';

/**
 * Restores the previous value of a line at once, with an undo in a toast. If somebody has changed the value meanwhile,
 * it is not overwritten but shown with its author.
 * @param version of the entity on screen; null: not compared
 */
export function useRestore({ about }: HistoryKind, line: HistoryLine, version: number | null) {
  const client = useQueryClient();
  const { progress, runEach } = useChanges(about);
  const [refused, setRefused] = useState<LeftField>();
  const { event, change, present, wasFrom } = line;

  // For a part of a field, a conflict could not show the current value, so versions are not compared.
  const base = change?.restore?.field === change?.field ? version : null;

  async function restore(rowVersion: number | null): Promise<void> {
    const written = change?.restore;
    if (written === undefined) return;
    const { field, value, text } = written;
    const row = { id: event.entityId, rowVersion, fields: { [field]: value } };
    const manner = { way: 'give-back', fromDateTime: wasFrom } as const;
    const { operationId, outcomes, broken } = await runEach([row], undefined, manner);
    const [outcome] = outcomes;
    if (outcome?.state === 'stale' && rowVersion !== null) {
      const left = outcome.left.find((one) => one.field === field);
      // Only other fields were changed: this field is still as on screen.
      if (left === undefined || isSameValue(left.now, present)) return restore(null);
      setRefused(left);
      return;
    }
    setRefused(undefined);
    await client.invalidateQueries();
    if (outcome === undefined) showError('Не удалось вернуть', broken);
    else if (outcome.state === 'done') {
      const words = [change?.label, text].filter(Boolean).join(' ');
      const action = {
        label: 'Отменить',
        isUndo: true,
        run: () => void undo(client, operationId, { forms: about.forms }),
      };
      showSuccess(`Возвращено: ${words}`, undefined, action);
    } else if (outcome.state === 'same') showSuccess('Уже так');
    else showError('Не удалось вернуть', refusalText(outcome, about.fields));
  }

  return {
    isRunning: progress !== undefined,
    restore: () => void restore(base),
    /** The value that somebody else has written, until the user decides on it. */
    refused,
    override: () => void restore(null),
    leave: () => {
      setRefused(undefined);
      void client.invalidateQueries();
    },
  };
}
