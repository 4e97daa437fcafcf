import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { selectionToasts } from '#sharing/selection/selection-words.ts';
import { showError } from '#ui/toast/toast.tsx';
import { addToSelection } from './add-to-selection.ts';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

interface AddingAbout {
  readonly kind: ToSelectionKind;
  readonly objectIds: readonly string[];
  readonly onClose: () => void;
}

/** Adds objects to the selections of requests, one at a time. @param reload called after an addition that stays open */
export function useAdding({ kind, objectIds, onClose }: AddingAbout, reload: () => Promise<unknown>) {
  const client = useQueryClient();
  /** Id of the request that is being added to, and the request whose addition failed, with the reason. */
  const [pending, setPending] = useState<string>();
  const [failed, setFailed] = useState<{ readonly id: string; readonly text: string }>();

  async function add(request: OfferedRequest, isStaying: boolean) {
    if (pending !== undefined) return;
    setPending(request.id);
    setFailed(undefined);
    try {
      await addToSelection(client, kind, request, objectIds);
      if (!isStaying) return onClose();
      await reload();
    } catch (error) {
      setFailed({ id: request.id, text: failureText(error) });
      // The sign-in page has replaced the panel, so a toast shows the failure.
      if (isFailure(error, 'auth.required')) showError(selectionToasts.notAdded, failureText(error));
    } finally {
      setPending(undefined);
    }
  }
  return { add, pending, failed, forgetFailure: () => setFailed(undefined) };
}
