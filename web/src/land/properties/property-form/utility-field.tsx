import {
  TECHNICAL_CONDITIONS,
  TECHNICAL_CONNECTION,
  type UtilityKey,
  utilityKinds,
} from '@gektar/contract/land/utility.ts';
import { IconArrowsHorizontal, IconArrowsJoin } from '@tabler/icons-react';
import { UtilityRow } from '#land/properties/utility-row.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { AmountField } from './amount-field.tsx';
import type { BoundProps } from './bound-field.tsx';
import type { UtilityKind, UtilityValue } from './own-fields.ts';

const kinds = [
  { value: 0, label: 'Нет' },
  { value: TECHNICAL_CONDITIONS, label: 'Тех. условия' },
  { value: TECHNICAL_CONNECTION, label: 'Тех. присоединение' },
] as const satisfies readonly { value: UtilityKind; label: string }[];

interface UtilityFieldProps {
  readonly utility: UtilityKey;
  readonly field: BoundProps<UtilityValue>;
  /** Largest amount (D-02). */
  readonly max: number;
}

/** One utility in one row: none, conditions or connection, and its amount (1§3, D-10). */
export function UtilityField({ utility, field, max }: UtilityFieldProps) {
  const { value, onChange, error, label } = field;
  return (
    <UtilityRow<UtilityKind, UtilityValue>
      utility={utility}
      field={field}
      kinds={kinds}
      kind={value.kind}
      onKindChange={(kind) => onChange({ ...value, kind })}
    >
      <AmountField
        label={label}
        unit={utilityKinds[utility].measure}
        max={max}
        value={value}
        onChange={onChange}
        onBlur={() => field.onBlur?.()}
        error={error}
      />
      <IconButton
        label={value.isRange ? 'Указать одно значение' : 'Указать диапазон'}
        icon={value.isRange ? <IconArrowsJoin {...icon16} /> : <IconArrowsHorizontal {...icon16} />}
        variant="subtle"
        size={28}
        onClick={() => onChange(switchAmount(value))}
      />
    </UtilityRow>
  );
}

/**
 * Switches between a value and a range. A value becomes the upper end and vice versa, so that it is not typed twice.
 */
function switchAmount(value: UtilityValue): UtilityValue {
  if (value.isRange) return { ...value, isRange: false, value: value.range.to ?? value.range.from };
  const isNew = value.range.from === null && value.range.to === null;
  return { ...value, isRange: true, range: isNew ? { from: null, to: value.value } : value.range };
}
