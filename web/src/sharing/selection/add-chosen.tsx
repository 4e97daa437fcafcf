import { formatCount } from '@gektar/format/number.ts';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { chosenTitle, isPartOfFound } from '#table/chosen-title.ts';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { icon16 } from '#ui/icon.ts';
import { useSelection } from './selection-context.tsx';
import type { SelectedRow } from './selection-kind.ts';
import { useAddMany } from './use-membership.ts';

export interface AddChosenProps<Row extends SelectedRow = SelectedRow> {
  readonly chosen: readonly Row[];
  /** Number of selectable rows. */
  readonly loadedCount: number;
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly onClear: () => void;
}

export interface AddChosenBarProps extends AddChosenProps {
  /** Sum over the selected rows, as a text. */
  readonly details?: string | undefined;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Adds the rows selected in a search to the selection, in one request. */
export function AddChosen({ chosen, loadedCount, total, onClear, details, children }: AddChosenBarProps) {
  const { kind, requestId, items } = useSelection();
  const add = useAddMany(kind, requestId);
  const outside = chosen.filter(({ id }) => items.get(id)?.status !== true);
  const isIn = chosen.length - outside.length;
  return (
    <SelectionBar
      title={chosenTitle(
        chosen.length,
        isPartOfFound(chosen.length, loadedCount, total) ? total : undefined,
        kind.words.counted,
        kind.words.chosen,
      )}
      details={[details, isIn > 0 && `уже в подборке ${formatCount(isIn)}`].filter(Boolean).join(', ') || undefined}
      onClear={onClear}
    >
      <SelectionAction
        isMain
        icon={<IconPlus {...icon16} />}
        disabled={add.isPending || outside.length === 0}
        onClick={() => add.mutate({ entityIds: outside.map(({ id }) => id), runId: uuidv7() }, { onSuccess: onClear })}
      >
        Добавить в подборку
      </SelectionAction>
      {children}
    </SelectionBar>
  );
}
