import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { failureText, isFailure } from '#api/failure-text.ts';
import { type BulkResult, useBulkRun } from '#ui/bulk/use-bulk-run.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { useAction } from '#ui/use-action.ts';
import { objectsBehind } from './returned-item.ts';
import { selectionCache, without } from './selection-cache.ts';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';
import { selectionToasts as toasts } from './selection-words.ts';
import { useReturnItem } from './use-return-item.ts';

/**
 * Result of a run over many items: responses, items that a colleague had already removed (not an error), and refused
 * items.
 */
interface ItemsRun<Answer> {
  readonly answers: readonly Answer[];
  readonly gone: BulkResult['failed'];
  readonly refused: BulkResult['failed'];
}

function useItemsRun() {
  const { progress, run, stop } = useBulkRun();
  async function runOver<Answer>(
    ids: readonly string[],
    ask: (id: string) => Promise<Answer>,
  ): Promise<ItemsRun<Answer>> {
    const answers: Answer[] = [];
    const { failed } = await run(ids, async (id) => answers.push(await ask(id)));
    const isGone = ({ error }: { error: unknown }) => isFailure(error, 'selection_item.not_found');
    return {
      answers,
      gone: failed.filter(isGone),
      refused: failed.filter((one) => !isGone(one)),
    };
  }
  return { progress, stop, runOver };
}

interface RunWords {
  readonly counted: PluralForms;
  /** Title of the toast for a single item; the toast for several items begins with it. */
  readonly one: string;
  readonly many: string;
}

function tellOfRun(
  done: number,
  refused: BulkResult['failed'],
  { counted, one, many }: RunWords,
  undo?: ToastAction,
): void {
  const [first] = refused;
  if (first !== undefined) {
    const reason = failureText(first.error);
    showError(toasts.failed, refused.length === 1 ? reason : `${formatCountOf(refused.length, counted)}: ${reason}`);
  }
  if (done > 0) showSuccess(done === 1 ? one : `${many}: ${formatCountOf(done, counted)}`, undefined, undo);
}

const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

/** Hides or shows several items; one toast with their number. Resolves to whether none was refused. */
export function useShowItems<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const cache = selectionCache(useQueryClient(), kind, requestId);
  const { progress, stop, runOver } = useItemsRun();
  const action = useAction({
    ...cache.mutation,
    run: ({ ids, isShown }: { ids: readonly string[]; isShown: boolean }) =>
      runOver(ids, (id) => kind.calls.update({ id, status: isShown })),
    keep: ({ answers, gone, refused }, { isShown }) => {
      cache.change((items) => answers.reduce(cache.replaced, without(items, idsOf(gone))));
      const { counted, added, hidden } = kind.words;
      if (isShown) tellOfRun(answers.length, refused, { counted, one: added, many: 'Возвращено в подборку' });
      else tellOfRun(answers.length, refused, { counted, one: hidden, many: 'Скрыто в подборке' });
      const [first] = gone;
      if (first !== undefined && answers.length + refused.length === 0) showError(failureText(first.error));
    },
  });
  return { ...action, progress, stop };
}

/**
 * Deletes items with their comments; items already deleted by a colleague count as success. A single one can be
 * restored from the toast, or by Ctrl+Z while it is shown.
 */
export function useDeleteItems<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const cache = selectionCache(useQueryClient(), kind, requestId);
  const back = useReturnItem(kind, requestId);
  const { progress, stop, runOver } = useItemsRun();
  const action = useAction({
    ...cache.mutation,
    run: async (items: readonly Item[]) => {
      const before = (cache.read()?.items ?? []).map(cache.placed);
      return { before, ...(await runOver(idsOf(items), kind.calls.remove)) };
    },
    keep: ({ before, answers, gone, refused }, items) => {
      const away = [...idsOf(answers), ...idsOf(gone)];
      cache.change((all) => without(all, away));
      const { counted, hidden } = kind.words;
      const [only] = items.length === 1 && answers.length === 1 ? items : [];
      const undo: ToastAction | undefined = only && {
        label: 'Отменить',
        isUndo: true,
        run: () => back.mutate({ item: only, behind: objectsBehind(before, only.id) }),
      };
      tellOfRun(away.length, refused, { counted, one: hidden, many: 'Удалено из подборки' }, undo);
    },
  });
  return { ...action, progress, stop };
}
