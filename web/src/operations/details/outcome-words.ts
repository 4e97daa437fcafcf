import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { OperationKind } from '@gektar/contract/history.ts';
import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { refusalText, skippedText } from '#operations/operation-words.ts';

const doneWords: Readonly<Record<OperationKind, string>> = {
  change: 'изменено',
  undo: 'возвращено',
  archive: 'в архив',
  unarchive: 'из архива',
  actualize: 'актуализировано',
  delete: 'удалено',
  'add-to-selection': 'добавлено',
  load: 'загружено',
};

const undoneWords: Partial<Readonly<Record<OperationKind, string>>> = {
  archive: 'возвращено из архива',
  unarchive: 'возвращено в архив',
  delete: 'восстановлено',
  'add-to-selection': 'убрано из подборки',
  load: 'возвращено назад',
};

/**
 * Outcome of an operation for an object whose fields it did not change: 'удалено', 'без изменений', or the reason of a
 * refusal.
 */
export function outcomeText(
  outcome: ChangeOutcome,
  { kind, undoneKind }: Pick<Operation, 'kind' | 'undoneKind'>,
  fields: FieldDescriptions,
): { readonly text: string; readonly isRefused: boolean } {
  const { state } = outcome;
  if (state === 'done') {
    return { text: (undoneKind && undoneWords[undoneKind]) ?? doneWords[kind], isRefused: false };
  }
  if (state === 'same') return { text: skippedText(outcome) || 'без изменений', isRefused: false };
  if (state === 'waiting') return { text: 'ещё не обработано', isRefused: false };
  return { text: refusalText(outcome, fields), isRefused: true };
}
