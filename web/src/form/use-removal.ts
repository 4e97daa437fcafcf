import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { type Action, useAction } from '#ui/use-action.ts';
import { useWayOut } from './way-out.ts';

/** The deletion of what a page shows. */
export interface Removal extends Pick<Action<unknown, void, unknown>, 'done' | 'failed' | 'undo'> {
  readonly run: () => Promise<unknown>;
  /** The list, which comes after. */
  readonly path: string;
  /** Forgets what was deleted. */
  readonly drop: () => Promise<unknown>;
}

/** Deletes what a page shows, after a question, and leaves the page. */
export function useRemoval({ path, drop, ...action }: Removal) {
  const leave = useWayOut();
  const { mutate, isPending } = useAction<unknown>({
    ...action,
    keep: async () => {
      // First away from the page: what is gone would be asked for once more.
      await leave({ to: path });
      await drop();
    },
  });
  return {
    isPending,
    ask: async () => {
      if (await confirm(deleteQuestion)) mutate();
    },
  };
}
