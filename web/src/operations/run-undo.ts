import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { getOperation, undoOperation } from '@gektar/contract/operations/operation-calls.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { showProgress } from '#ui/toast/show-progress.tsx';
import { showError, showSuccess, showWarning } from '#ui/toast/toast.tsx';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { openLeft } from './details/open-operation.ts';
import { deletionRefusal, undoneTitle } from './operation-words.ts';

/** Interval between requests for the progress of a long operation (ms). */
const PROGRESS_MS = 700;

export interface UndoAbout {
  /** Noun forms of the objects: 'Возвращено: 1 комплекс'. */
  readonly forms: PluralForms;
  /** Opens a restored object or the trash by its path; without it the toast has no link. */
  readonly onOpen?: (path: string) => void;
  /** Shows no toast of success: the call is part of a longer undo. */
  readonly isQuiet?: boolean;
}

/**
 * Undoes an operation. A toast shows what was restored; what others have changed meanwhile is listed in a dialog.
 * @returns whether it was done
 */
export async function runUndo(client: QueryClient, id: string, about: UndoAbout): Promise<boolean> {
  try {
    const sent = await call(undoOperation, { params: { id }, body: { operationId: uuidv7() } });
    const operation = await ended(sent.operation, about.forms);
    outdatePages(client);
    await client.invalidateQueries();
    if (about.isQuiet !== true) showUndone(operation, sent.outcomes, about);
    return true;
  } catch (error) {
    showError('Не удалось отменить действие', failureText(error));
    return false;
  }
}

/** Waits for the end of a long operation, with its progress in a toast. */
async function ended(operation: Operation, forms: PluralForms): Promise<Operation> {
  let present = operation;
  const isLong = ({ waitingCount, isStopped }: Operation) => waitingCount > 0 && !isStopped;
  if (!isLong(present)) return present;
  const progress = showProgress('Возвращаем');
  try {
    while (isLong(present)) {
      const { id, totalCount, waitingCount } = present;
      progress.set(`${formatCount(totalCount - waitingCount)} из ${formatCountOf(totalCount, forms)}`);
      await new Promise((resolve) => setTimeout(resolve, PROGRESS_MS));
      present = await call(getOperation, { params: { id } });
    }
  } finally {
    progress.hide();
  }
  return present;
}

function showUndone(operation: Operation, outcomes: readonly ChangeOutcome[], { forms, onOpen }: UndoAbout): void {
  const { id, domain, doneCount, refusedCount, undoneKind } = operation;
  const [outcome] = outcomes;
  if (undoneKind === 'delete' && outcome !== undefined && outcomes.length === 1) {
    showRestored(outcome, domain, onOpen);
    return;
  }
  const title = undoneTitle(operation, forms);
  const isOfFields = undoneKind === 'change' || undoneKind === 'undo';
  if (isOfFields && (refusedCount > 0 || outcomes.some(({ left }) => left.length > 0))) {
    openLeft(id);
    return;
  }
  if (refusedCount === 0) {
    showSuccess(title, undefined, undefined, id);
    return;
  }
  const why = outcomes.find(({ state }) => state === 'refused' || state === 'gone');
  const isTrash = undoneKind === 'delete' && why !== undefined;
  const reason = isTrash ? deletionRefusal(why) : 'После вас их изменили или удалили другие';
  const left = `${doneCount === 0 && isTrash ? 'Не восстановлено' : 'Осталось как есть'}: ${formatCount(refusedCount)}`;
  showWarning(title, `${left}. ${reason}`);
}

/** Toast for a single undone deletion, or for the reason why it was not undone. */
function showRestored(outcome: ChangeOutcome, domain: Operation['domain'], onOpen: UndoAbout['onOpen']): void {
  const { state, object, notes } = outcome;
  const link = (label: string, path: string | undefined): ToastAction | undefined =>
    onOpen && path !== undefined ? { label, run: () => onOpen(path) } : undefined;
  const title = object?.title ?? '';
  if (state === 'done') {
    showSuccess(`Восстановлено: ${title}`, notes.join('. ') || undefined, link('Открыть', object?.path));
  } else if (state === 'same') {
    showSuccess(`Уже восстановлено: ${title}`, undefined, link('Открыть', object?.path));
  } else {
    showError('Не удалось восстановить', deletionRefusal(outcome), link('Открыть корзину', `/${domain}/trash`));
  }
}
