import type { PluralForms } from '@gektar/format/plural.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Action, useAction } from '#ui/use-action.ts';
import { useUndo } from './use-undo.ts';

export interface OperationAction<Output>
  extends Pick<Action<Output, string, unknown>, 'done' | 'failed' | 'keep' | 'mutationKey' | 'scope'> {
  /** @param runId id of the operation (0058) */
  readonly run: (runId: string) => Promise<Output>;
  /** Noun forms of the objects: 'Возвращено: 1 комплекс'. */
  readonly forms: PluralForms;
}

/** An action of a page that is an operation: the toast offers an undo, also by Ctrl+Z. */
export function useOperation<Output>({ run, forms, ...words }: OperationAction<Output>) {
  const { mutate, isPending } = useAction<Output, string>({ ...words, run, undo: useUndo(forms) });
  return { isPending, mutate: () => mutate(uuidv7()) };
}
