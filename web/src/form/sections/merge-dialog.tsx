import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import type { FieldName, FormPlan } from './form-plan.ts';
import classes from './merge-dialog.module.css';
import { mergeValues, withFields } from './merge-values.ts';

export interface MergeDialogProps<Values extends FieldValues> {
  readonly plan: FormPlan<Values>;
  /** The values that both edits are based on, the user's own values, and those stored now. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  /** 'Объект изменён другим сотрудником' */
  readonly title: string;
  /** Display of a form value. */
  readonly text: (name: FieldName<Values>, values: Values) => ReactNode;
  readonly onMerge: (values: Values) => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

type Side = 'mine' | 'theirs';
const sides = [
  { value: 'mine', label: 'Моё' },
  { value: 'theirs', label: 'Коллеги' },
] as const satisfies readonly { value: Side; label: string }[];

/**
 * Dialog after a concurrent save: fields changed by one side are merged, fields changed by both are chosen one by one.
 */
export function MergeDialog<Values extends FieldValues>(props: MergeDialogProps<Values>) {
  const { plan, base, mine, theirs, title, text, onMerge, onReload, onClose } = props;
  const merge = useMemo(() => mergeValues(plan, base, mine, theirs), [plan, base, mine, theirs]);
  const [chosen, setChosen] = useState<ReadonlyMap<FieldName<Values>, Side>>(new Map());
  const fromThem = merge.conflicts.filter((name) => chosen.get(name) === 'theirs');
  const changes = (names: readonly FieldName<Values>[], values: Values) =>
    names.map((name): Change => ({ name, label: plan.labelOf(name), text: text(name, values) }));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
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
      <Text c="soft">Пока вы работали, данные сохранили в другом месте. «Загрузить заново» уберёт ваши изменения.</Text>
      {merge.conflicts.length > 0 && (
        <>
          <Box as="h3" m="16px 0 6px">
            Изменено обоими: выберите, что оставить
          </Box>
          {merge.conflicts.map((name) => (
            <Stack bdt="line" columns="minmax(0, 1fr) auto" align="center" gap="8px 12px" p="10px 0" key={name}>
              <Text as="span" fw={500}>
                {plan.labelOf(name)}
              </Text>
              <Segmented<Side>
                aria-label={plan.labelOf(name)}
                value={chosen.get(name) ?? 'mine'}
                onChange={(side) => setChosen(new Map(chosen).set(name, side))}
                options={sides}
              />
              <Stack
                as="dl"
                gridColumn="1 / -1"
                columns="72px minmax(0, 1fr)"
                gap="4px 12px"
                size={13}
                className={classes.values}
                data-chosen={chosen.get(name) ?? 'mine'}
              >
                <dt>Моё</dt>
                <dd data-side="mine">{text(name, mine)}</dd>
                <dt>Коллеги</dt>
                <dd data-side="theirs">{text(name, theirs)}</dd>
                <dt>Было</dt>
                <dd>{text(name, base)}</dd>
              </Stack>
            </Stack>
          ))}
        </>
      )}
      <Changes title="Изменено коллегой, будет принято" changes={changes(merge.taken, theirs)} />
      <Changes title="Изменено вами, будет сохранено" changes={changes(merge.kept, mine)} />
    </Dialog>
  );
}

interface Change {
  readonly name: string;
  readonly label: string;
  readonly text: ReactNode;
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <Box as="h3" m="16px 0 6px">
        {title}
      </Box>
      <Text as="dl" size={13}>
        {changes.map(({ name, label, text }) => (
          <Stack bdt="line" columns="200px minmax(0, 1fr)" gap={12} p="5px 0" key={name} className={classes.change}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Stack>
        ))}
      </Text>
    </>
  );
}
