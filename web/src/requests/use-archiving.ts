import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { archiveWord } from '#ui/button/archive-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { type Action, useAction } from '#ui/use-action.ts';
import type { AnyRequest, RequestKind } from './request-kind.ts';
import { ARCHIVED, RESTORED } from './request-toasts.ts';

interface Archiving<Request extends AnyRequest> extends Required<Pick<Action<Request, string, unknown>, 'failed'>> {
  readonly kind: RequestKind<Request>;
  readonly request: Request;
  /** @param runId id of the operation (0058) */
  readonly archive: (id: string, isEnabled: boolean, runId: string) => Promise<Request>;
  /** Undoes the operation and shows a toast. */
  readonly undo: (client: QueryClient, runId: string) => Promise<unknown>;
}

/**
 * Archives or restores a request after a confirmation, whose buttons are specified (1§4, 3§2). The new state is the one
 * that the server answers.
 */
export function useArchiving<Request extends AnyRequest>({ kind, request, archive, undo, failed }: Archiving<Request>) {
  const { id, isEnabled } = request;
  const client = useQueryClient();
  const { mutate, isPending } = useAction<Request, string>({
    run: (runId) => archive(id, !isEnabled, runId),
    undo: (runId) => ({ label: 'Отменить', isUndo: true, run: () => void undo(client, runId) }),
    done: (answer) => (answer.isEnabled ? RESTORED : ARCHIVED),
    failed,
    keep: (answer) => kind.queries.keep(client, answer),
  });
  return {
    isPending,
    ask: async () => {
      const title = isEnabled ? 'Архивировать запрос?' : 'Разархивировать запрос?';
      if (await confirm({ title, confirmLabel: archiveWord(isEnabled) })) mutate(uuidv7());
    },
  };
}
