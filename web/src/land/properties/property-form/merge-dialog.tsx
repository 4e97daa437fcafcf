import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { Contest } from './begin-editing.ts';
import { FieldText } from './field-text.tsx';
import classes from './merge-dialog.module.css';
import { mergeValues, withFields } from './merge-values.ts';
import { labelOf, type PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, toValues } from './property-values.ts';

export interface MergeDialogProps {
  readonly contest: Contest;
  readonly onMerge: (values: PropertyValues) => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

type Side = 'mine' | 'theirs';
const sides = [
  { value: 'mine', label: 'Моё' },
  { value: 'theirs', label: 'Коллеги' },
] as const satisfies readonly { value: Side; label: string }[];

/** Somebody saved first: what only one of the two changed is taken, what both changed is chosen field by field. */
export function MergeDialog({ contest, onMerge, onReload, onClose }: MergeDialogProps) {
  const theirs = useMemo(() => toValues(contest.current), [contest]);
  const merge = useMemo(() => mergeValues(contest.base, contest.mine, theirs), [contest, theirs]);
  const [chosen, setChosen] = useState<ReadonlyMap<PropertyFieldName, Side>>(new Map());
  const fromThem = merge.conflicts.filter((name) => chosen.get(name) === 'theirs');
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Объект изменён другим сотрудником"
      size={640}
      footerStart={<Button onClick={onReload}>Загрузить заново</Button>}
      footer={
        <>
          <Button onClick={onClose}>Отмена</Button>
          <Button variant="filled" data-autofocus onClick={() => onMerge(withFields(merge.merged, theirs, fromThem))}>
            Объединить и сохранить
          </Button>
        </>
      }
    >
      <p className={classes.text}>
        Пока вы работали, объект сохранили в другом месте. «Загрузить заново» уберёт ваши изменения.
      </p>
      {merge.conflicts.length > 0 && (
        <>
          <h3 className={classes.heading}>Изменено обоими: выберите, что оставить</h3>
          {merge.conflicts.map((name) => (
            <div key={name} className={classes.conflict}>
              <span className={classes.label}>{labelOf(name)}</span>
              <Segmented<Side>
                aria-label={labelOf(name)}
                value={chosen.get(name) ?? 'mine'}
                onChange={(side) => setChosen(new Map(chosen).set(name, side))}
                options={sides}
              />
              <dl className={classes.values} data-chosen={chosen.get(name) ?? 'mine'}>
                <dt>Моё</dt>
                <dd data-side="mine">
                  <FieldText name={name} values={contest.mine} />
                </dd>
                <dt>Коллеги</dt>
                <dd data-side="theirs">
                  <FieldText name={name} values={theirs} />
                </dd>
                <dt>Было</dt>
                <dd>
                  <FieldText name={name} values={contest.base} />
                </dd>
              </dl>
            </div>
          ))}
        </>
      )}
      <Changes title="Изменено коллегой, будет принято" names={merge.taken} values={theirs} />
      <Changes title="Изменено вами, будет сохранено" names={merge.kept} values={contest.mine} />
    </Dialog>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly names: readonly PropertyFieldName[];
  readonly values: PropertyValues;
}

function Changes({ title, names, values }: ChangesProps) {
  if (names.length === 0) return null;
  return (
    <>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.changes}>
        {names.map((name) => (
          <div key={name} className={classes.change}>
            <dt>{labelOf(name)}</dt>
            <dd>
              <FieldText name={name} values={values} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
