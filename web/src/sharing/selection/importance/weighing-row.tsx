import { mostTolerated, type ToleranceUnit } from '@gektar/contract/criteria/closeness.ts';
import type { GivenWeighing } from '@gektar/contract/criteria/importance.ts';
import { formatCount } from '@gektar/format/number.ts';
import { days, type PluralForms, plural } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { useState } from 'react';
import { NumberField } from '#form/field/number-field.tsx';
import { Group } from '#ui/component/group.tsx';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import classes from './importance.module.css';
import type { WeighedRow } from './weighed-request.ts';
import { changesOf, isChanged, shownWeighing, type WeighingEdits } from './weighing-edits.ts';
import { WeightSquares } from './weight-squares.tsx';

const pair = [
  { value: true, label: 'Обязательно' },
  { value: false, label: 'Пожелание' },
] as const;

const steps: PluralForms = ['класс', 'класса', 'классов'];
const unitWords: Readonly<Record<ToleranceUnit, (amount: number) => string>> = {
  percent: () => '%',
  days: (amount) => plural(amount, days),
  steps: (amount) => plural(amount, steps),
};

/** Names of the columns. */
export function WeighingHeads() {
  return (
    <div className={`${classes.row} ${classes.heads}`} aria-hidden="true">
      <span>Условие запроса</span>
      <span />
      <span>Вес пожелания</span>
      <span>Допуск</span>
    </div>
  );
}

interface WeighingRowProps {
  readonly row: WeighedRow;
  readonly edits: WeighingEdits;
  readonly isSuggested: boolean;
  readonly disabled: boolean;
  readonly onEdit: (edit: GivenWeighing) => void;
}

/** One criterion: whether it is a must, the weight of a wish, and how much it may be missed. */
export function WeighingRow({ row, edits, isSuggested, disabled, onEdit }: WeighingRowProps) {
  const { label, asked, stored } = row;
  const { isMust, weight, tolerance } = shownWeighing(row, edits);
  const changes = changesOf(row, edits);
  const former = changes.isMust ? (isMust ? `было ${stored.weight}` : 'отсекало') : `было ${stored.weight}`;
  return (
    <Group aria-label={label} className={classes.row} data-changed={isChanged(row, edits) || undefined}>
      <div>
        <div className={classes.name}>{label}</div>
        <div className={classes.asked}>{asked}</div>
      </div>
      <div className={classes.pair}>
        <Segmented
          isField
          value={isMust}
          options={pair}
          disabled={disabled}
          aria-label={`${label}: обязательно или пожелание`}
          onChange={(next) => onEdit({ isMust: next })}
        />
      </div>
      <div className={classes.weight}>
        {isMust ? (
          <Text as="span" c="mute">
            отсекает
          </Text>
        ) : (
          <WeightSquares
            value={weight}
            disabled={disabled}
            label={`Вес: ${label}`}
            onChange={(next) => onEdit({ weight: next })}
          />
        )}
        {(changes.isMust || changes.weight) && <span className={classes.former}>{former}</span>}
        {isSuggested && changes.weight && <span className={classes.former}>предложено</span>}
      </div>
      <div>
        {isMust || row.unit === undefined || tolerance === undefined ? (
          <Text as="span" c="mute">
            {missing.dash}
          </Text>
        ) : (
          <ToleranceField
            label={label}
            unit={row.unit}
            value={tolerance}
            former={changes.tolerance ? stored.tolerance : undefined}
            disabled={disabled}
            onChange={(next) => onEdit({ tolerance: next })}
          />
        )}
      </div>
    </Group>
  );
}

interface ToleranceFieldProps {
  readonly label: string;
  readonly unit: ToleranceUnit;
  readonly value: number;
  /** The stored tolerance, if it differs. */
  readonly former: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A tolerance in its unit. An emptied field returns to its last tolerance. */
function ToleranceField({ label, unit, value, former, disabled, onChange }: ToleranceFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <>
      <NumberField
        isLabelHidden
        isCompact
        isInteger
        decimals={0}
        label={`Допуск: ${label}`}
        value={isEmpty ? null : value}
        unit={unitWords[unit](value)}
        max={mostTolerated[unit]}
        disabled={disabled}
        onChange={(next) => {
          setEmpty(next === null);
          if (next !== null && Number.isInteger(next)) onChange(next);
        }}
        onBlur={() => setEmpty(false)}
      />
      {former !== undefined && <span className={classes.former}>было {formatCount(former)}</span>}
    </>
  );
}
