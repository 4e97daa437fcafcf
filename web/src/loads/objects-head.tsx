import type { Load } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icon14 } from '#ui/icon.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import type { LoadSearch, ShownObjects } from './load-search.ts';
import classes from './objects-step.module.css';
import type { StepProps } from './step-props.ts';

const filters = [
  ['all', 'Все'],
  ['ready', 'Готовы'],
  ['doubt', 'С вопросом'],
  ['exists', 'Уже есть'],
  ['refused', 'Не берём'],
] as const;

interface ObjectsHeadProps extends Pick<StepProps, 'search' | 'onSearch'> {
  readonly load: Load;
  /** Called before another filter is shown. */
  readonly onLeave: () => void;
  /** Chooses a side for all objects that differ; undefined while answers are not accepted. */
  readonly onForAll: ((choice: 'stored' | 'file') => void) | undefined;
  /** Button that opens the questions. */
  readonly button: ReactNode;
  readonly columnsMenu: ReactNode;
}

/** Filters of the objects, the question whose objects are shown, and menus. */
export function ObjectsHead({ load, search, onSearch, onLeave, onForAll, button, columnsMenu }: ObjectsHeadProps) {
  const { show, group } = search;
  const question = load.questions.find((one) => one.group === group);
  const counts = load.objects;
  const differing = counts?.differs ?? 0;
  const showOnly = (shown: Pick<LoadSearch, 'show'>) => onSearch({ ...search, ...shown, group: undefined });
  return (
    <div className={classes.head}>
      {counts && (
        <Segmented<ShownObjects | 'all'>
          aria-label="Какие объекты"
          value={group === undefined ? (show ?? 'all') : undefined}
          onChange={(value) => {
            onLeave();
            showOnly({ show: value === 'all' ? undefined : value });
          }}
          options={filters.map(([value, words]) => ({ value, label: `${words} ${formatCount(counts[value])}` }))}
        />
      )}
      {question && (
        <Button rightSection={<IconX {...icon14} />} onClick={() => showOnly({})} className="slim">
          Вопрос: {question.label}
        </Button>
      )}
      <span className="grow" />
      {button}
      {onForAll && show === 'exists' && differing > 1 && (
        <>
          <span className={classes.forAll}>Для всех {formatCount(differing)}:</span>
          <Button onClick={() => onForAll('file')}>Взять новое</Button>
          <Button onClick={() => onForAll('stored')}>Оставить как в базе</Button>
        </>
      )}
      {columnsMenu}
    </div>
  );
}
