import { formatCount } from '@gektar/format/number.ts';
import { SelectionAction } from '#ui/component/selection-bar.tsx';
import { useAction } from '#ui/use-action.ts';

export interface ChooseAllProps<Found> {
  readonly total: number;
  /** Largest number of rows in a selection. */
  readonly most: number;
  readonly find: () => Promise<Found>;
  readonly onChoose: (found: Found) => void;
  /** 'Не удалось выбрать все объекты' */
  readonly failed: string;
}

/** Selects the current results of the filter: actions apply to these, not to later results. */
export function ChooseAll<Found>({ total, most, find, onChoose, failed }: ChooseAllProps<Found>) {
  const choose = useAction({ run: find, failed, keep: onChoose });
  if (total > most) return <span>Выбрать сразу можно до {formatCount(most)}: уточните фильтр</span>;
  return (
    <SelectionAction isMain disabled={choose.isPending} onClick={() => choose.mutate()}>
      {choose.isPending ? 'Выбираем…' : `Выбрать все ${formatCount(total)} найденных`}
    </SelectionAction>
  );
}
