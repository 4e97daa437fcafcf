import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { selectionToasts } from '#sharing/selection/selection-words.ts';
import { showError } from '#ui/toast/toast.tsx';
import type { ObjectsToAdd } from './open-to-selection.ts';
import classes from './to-selection.module.css';
import { loadToSelectionKind } from './to-selection-kinds.ts';

export interface AddToRequestProps extends ObjectsToAdd {
  readonly request: { readonly id: string; readonly name: string; readonly isEnabled: boolean };
  /** Name of the colleague who leads the request, for the toast. */
  readonly seenBy?: () => Promise<string | undefined>;
  /** The main button of an open reason. */
  readonly isFilled?: boolean;
}

/** Button 'В подборку' in the row of a request: adds the objects at once. */
export function AddToRequest({ domain, objectIds, request, seenBy, isFilled = false }: AddToRequestProps) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function add() {
    setPending(true);
    try {
      const [{ addToSelection }, kind, ids, leader] = await Promise.all([
        import('./add-to-selection.ts'),
        loadToSelectionKind(domain),
        typeof objectIds === 'function' ? objectIds() : objectIds,
        seenBy?.(),
      ]);
      await addToSelection(client, kind, request, ids, leader);
    } catch (error) {
      showError(selectionToasts.notAdded, failureText(error), { label: 'Повторить', run: () => void add() });
    } finally {
      setPending(false);
    }
  }

  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`В подборку запроса ${request.name}`}
      aria-disabled={isPending}
      data-filled={isFilled || undefined}
      onClick={isPending ? undefined : () => void add()}
    >
      В подборку
    </button>
  );
}
