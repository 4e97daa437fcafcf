import type { FieldDescription, NumberDescription } from '@gektar/contract/fields.ts';
import { IconX } from '@tabler/icons-react';
import { DescribedInput } from '#form/described/described-input.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import classes from './bulk-drawer.module.css';
import type { ChangedEntity } from './changed-entity.ts';
import { changeOf, type FieldChange, type FieldOperation } from './field-change.ts';

const operations: readonly { readonly value: FieldOperation; readonly label: string }[] = [
  { value: 'set', label: 'поставить' },
  { value: 'percent', label: 'на %' },
  { value: 'amount', label: 'на сумму' },
  { value: 'round', label: 'округлить' },
];

export interface ChangeRowProps {
  readonly about: ChangedEntity;
  readonly row: FieldChange;
  readonly onChange: (row: FieldChange) => void;
  readonly onRemove: () => void;
}

/** One row of the drawer: a field, the operation on it, and its value. */
export function ChangeRow({ about, row, onChange, onRemove }: ChangeRowProps) {
  const { fields, offered, kit } = about;
  const description = row.field === undefined ? undefined : fields[row.field];
  const options = offered.map((name) => ({ value: name, label: fields[name]?.label ?? name }));
  return (
    <div className={classes.row} data-number={description?.kind === 'number' || undefined}>
      <SelectField
        label="Поле"
        isLabelHidden
        placeholder="Выберите поле"
        isClearable={false}
        options={options}
        value={row.field ?? null}
        onChange={(field) => onChange(changeOf(row.key, field ?? undefined, fields))}
      />
      {description?.kind === 'number' && (
        <Segmented
          aria-label={`${description.label}: действие`}
          isField
          isWide
          options={operations}
          value={row.operation}
          onChange={(operation) => onChange({ ...row, operation, value: null })}
        />
      )}
      {description && <ValueInput about={kit} description={description} row={row} onChange={onChange} />}
      <Box className={classes.remove}>
        <IconButton
          label={`Убрать поле${description ? `: ${description.label}` : ''}`}
          icon={<IconX {...icon16} />}
          variant="subtle"
          onClick={onRemove}
        />
      </Box>
    </div>
  );
}

interface ValueInputProps extends Pick<ChangeRowProps, 'row' | 'onChange'> {
  readonly about: ChangedEntity['kit'];
  readonly description: FieldDescription;
}

function ValueInput({ about: kit, description, row, onChange }: ValueInputProps) {
  const field = {
    name: `change-${row.key}`,
    label: `${description.label}: значение`,
    isLabelHidden: true,
    value: row.value,
    onChange: (value: unknown) => onChange({ ...row, value }),
  };
  if (description.kind === 'number' && row.operation !== 'set') {
    const value = typeof row.value === 'number' ? row.value : null;
    return <NumberField {...field} value={value} {...stepLimits(description, row.operation)} />;
  }
  // The row itself names the field; a hint under each input would only repeat the form.
  return <DescribedInput description={{ ...description, hint: undefined }} field={field} kit={kit} isTick={false} />;
}

function stepLimits({ unit, max, decimals }: NumberDescription, operation: FieldOperation) {
  if (operation === 'percent')
    return { unit: '%', max: 1_000, isNegativeAllowed: true, isPlain: true, isPlusShown: true };
  if (operation === 'amount') return { unit, max, decimals, isNegativeAllowed: true, isPlusShown: true };
  return { unit, max, decimals, isZeroForbidden: true };
}
