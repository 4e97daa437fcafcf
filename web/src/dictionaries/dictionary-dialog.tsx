import { type ExtraField, type UserNoun, valueLimits } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { type ValueColor, valueColorNames, valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { NumberField } from '#form/field/number-field.tsx';
import type { Option } from '#form/field/option.ts';
import { SelectField } from '#form/field/select-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { sameValue } from '#form/sections/same-value.ts';
import { type FieldsOf, fieldsOf } from '#form/typed-fields.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { Stack } from '#ui/layout/stack.ts';
import { useAction } from '#ui/use-action.ts';
import { colorLabels } from './color-labels.ts';
import {
  type DictionaryCalls,
  type DictionaryValue,
  toDraft,
  toFields,
  usageNote,
  type ValueDraft,
} from './dictionary-value.ts';

export interface DictionaryDialogProps {
  /** undefined: creates a new value. */
  readonly value: DictionaryValue | undefined;
  readonly values: readonly DictionaryValue[];
  readonly extras: readonly ExtraField[];
  readonly calls: DictionaryCalls;
  /** Noun of the records that refer to the values; undefined: references are not counted. */
  readonly usedBy?: UserNoun | undefined;
  readonly onClose: () => void;
  /** Called after a write: the list must be reloaded. */
  readonly onChanged: () => void;
  /** 'Заголовок' by default (1§9, I-06). */
  readonly title?: string;
  /** 'Создать' by default (1§9). */
  readonly confirmLabel?: string;
}

const colors: readonly Option<ValueColor>[] = valueColorNames.map((name) => ({
  value: name,
  label: colorLabels[name],
  colour: valueColors[name],
}));

/**
 * Creates or edits one value; can also delete it where the dictionary allows that (I-04). Asks before closing when
 * something was typed.
 */
export function DictionaryDialog(props: DictionaryDialogProps) {
  const {
    value,
    values,
    extras,
    calls,
    usedBy,
    onClose,
    onChanged,
    title = 'Заголовок',
    confirmLabel = 'Создать',
  } = props;
  const [begun] = useState(() => toDraft(value, values));
  const [draft, setDraft] = useState(begun);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<ValueDraft>) => setDraft((before) => ({ ...before, ...part }));
  const done = () => {
    onChanged();
    onClose();
  };

  const save = useAction({
    run: () => {
      const fields = toFields(draft, extras);
      return value ? calls.update({ ...fields, id: value.id, rowVersion: value.rowVersion }) : calls.create(fields);
    },
    done: value ? 'Значение успешно обновлено' : 'Значение успешно создано',
    keep: done,
    failed: (error) => {
      setProblems(fieldFailures(error));
      // Changed by another employee: the list is reloaded, the dialog keeps what was typed.
      if (isFailure(error, 'dictionary_value.changed')) onChanged();
      return Object.keys(fieldFailures(error)).length === 0 ? { title: failureText(error) } : undefined;
    },
  });
  const remove = useAction({
    run: (id: number) => calls.remove?.(id) ?? Promise.resolve(),
    done: 'Значение успешно удалено',
    keep: done,
  });
  const isBusy = save.isPending || remove.isPending;
  const isDirty = !sameValue(draft, begun) && !save.isSuccess && !remove.isSuccess;

  function handleSave() {
    const found = problemsOf(draft, extras);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    if (!isBusy) save.mutate();
    return true;
  }

  async function handleRemove(id: number) {
    if (await confirm(deleteQuestion)) remove.mutate(id);
  }

  return (
    <FormDialog
      title={title}
      footerStart={
        value &&
        calls.remove && (
          <Button variant="danger" onClick={() => void handleRemove(value.id)} loading={remove.isPending}>
            Удалить
          </Button>
        )
      }
      form={{ isDirty, isSaving: save.isPending, isBusy, isGuarded: isDirty, save: handleSave }}
      saveLabel={confirmLabel}
      onLeave={onClose}
    >
      <Stack gap={16}>
        <ValueFields {...{ value, extras, usedBy }} field={fieldsOf(draft, problems, change)} />
      </Stack>
    </FormDialog>
  );
}

interface ValueFieldsProps extends Pick<DictionaryDialogProps, 'value' | 'extras' | 'usedBy'> {
  readonly field: FieldsOf<ValueDraft>;
}

function ValueFields({ value, extras, usedBy, field }: ValueFieldsProps) {
  return (
    <>
      {extras.includes('code') && <TextField label="Код" required {...field('code')} maxLength={valueLimits.code} />}
      <TextField
        label="Название"
        required
        {...field('name')}
        hint={value && usedBy && usageNote(value, usedBy)}
        maxLength={valueLimits.name}
      />
      {extras.includes('order') && <NumberField label="Порядковый номер" required isInteger {...field('order')} />}
      {extras.includes('color') && <SelectField label="Цвет" required options={colors} {...field('color')} />}
    </>
  );
}

/** Messages at missing fields; the message of an empty name is literal (1§5). */
function problemsOf(draft: ValueDraft, extras: readonly ExtraField[]): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.name.trim() === '') problems['name'] = fieldMessages.dictionaryName;
  if (extras.includes('code') && draft.code.trim() === '') problems['code'] = fieldMessages.required;
  if (extras.includes('order') && draft.order === null) problems['order'] = fieldMessages.required;
  if (extras.includes('color') && draft.color === null) problems['color'] = fieldMessages.choose;
  return problems;
}
