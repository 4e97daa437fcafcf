import { v7 as uuidv7 } from 'uuid';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { type Action, useAction } from '#ui/use-action.ts';
import { useWayOut } from './way-out.ts';

/** How the entity of a page is deleted. */
export interface Removal extends Pick<Action<unknown, string, unknown>, 'done' | 'failed' | 'undo'> {
  /** @param runId id of the operation (0058) */
  readonly run: (runId: string) => Promise<unknown>;
  /** Path of the list, opened afterwards. */
  readonly path: string;
  /** Removes the entity from the cache. */
  readonly drop: () => Promise<unknown>;
}

/** Deletes the entity of a page after a confirmation, and leaves the page. */
export function useRemoval({ path, drop, ...action }: Removal) {
  const leave = useWayOut();
  const { mutate, isPending } = useAction<unknown, string>({
    ...action,
    keep: async () => {
      // Leaves the page before the entity is dropped from the cache, because the page would refetch the deleted entity.
      // Leaves without a question about an unsaved comment, which belongs to that entity.
      await leave({ to: path, ignoreBlocker: true });
      await drop();
    },
  });
  return {
    isPending,
    ask: async () => {
      if (await confirm(deleteQuestion)) mutate(uuidv7());
    },
  };
}
