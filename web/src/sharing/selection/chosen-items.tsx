import { formatCountOf } from '@gektar/format/plural.ts';
import { IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { deleteItemsQuestion } from './delete-items-question.ts';
import { useSelection } from './selection-context.tsx';
import type { SelectedRow } from './selection-kind.ts';
import { useDeleteItems, useShowItems } from './use-items-run.ts';

export interface ChosenItemsProps {
  readonly chosen: readonly SelectedRow[];
  /** Whether the selected items are hidden, so that they can be shown again. */
  readonly isHidden: boolean;
  readonly onClear: () => void;
}

/** Bulk actions on items of a selection. */
export function ChosenItems({ chosen, isHidden, onClear }: ChosenItemsProps) {
  const { kind, requestId, items: all, refusalOf } = useSelection();
  const show = useShowItems(kind, requestId);
  const remove = useDeleteItems(kind, requestId);
  const ids = new Set(chosen.map(({ id }) => id));
  const items = [...all].flatMap(([rowId, item]) => (ids.has(rowId) ? [item] : []));
  const itemIds = items.map(({ id }) => id);
  const refusal = chosen.map(refusalOf).find((one) => one !== undefined);
  const running = show.progress ? show : remove;
  /** Refused items stay selected. */
  const onSuccess = ({ refused }: { refused: readonly unknown[] }) => refused.length === 0 && onClear();
  async function askAndRemove() {
    const question = deleteItemsQuestion(items, kind.words);
    if (!question || (await confirm(question))) remove.mutate(items, { onSuccess });
  }
  return (
    <SelectionBar title={formatCountOf(chosen.length, kind.words.counted)} onClear={onClear}>
      {running.progress ? (
        <ProgressBar
          label="Подборка"
          done={running.progress.done}
          total={running.progress.total}
          onCancel={running.stop}
        />
      ) : (
        <>
          <SelectionAction
            isMain
            refusal={isHidden ? undefined : refusal}
            icon={isHidden ? <IconPlus {...icon16} /> : <IconEyeOff {...icon16} />}
            onClick={() => show.mutate({ ids: itemIds, isShown: isHidden }, { onSuccess })}
          >
            {isHidden ? 'Вернуть в подборку' : 'Скрыть'}
          </SelectionAction>
          <SelectionAction icon={<IconTrash {...icon16} />} refusal={refusal} onClick={() => void askAndRemove()}>
            Удалить
          </SelectionAction>
        </>
      )}
    </SelectionBar>
  );
}
