import { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, UTILITY_MAX } from '@gektar/contract/land/utility.ts';
import { ChoiceField } from '#form/field/choice-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { Stack } from '#ui/layout/stack.ts';
import classes from './utility-criterion-field.module.css';

export interface UtilityCriterion {
  readonly isPresent?: boolean | null | undefined;
  readonly type?: 1 | 2 | null | undefined;
  readonly atLeast?: number | null | undefined;
}

type Wanted = 'any' | 'present' | 'conditions' | 'connection' | 'absent';

const options = [
  { value: 'any', label: 'Любое' },
  { value: 'present', label: 'Есть' },
  { value: 'conditions', label: 'Тех. условия' },
  { value: 'connection', label: 'Тех. присоед.', name: 'Тех. присоединение' },
  { value: 'absent', label: 'Нет' },
] as const satisfies readonly { value: Wanted; label: string; name?: string }[];

const criteria = {
  any: {},
  present: { isPresent: true },
  conditions: { type: TECHNICAL_CONDITIONS },
  connection: { type: TECHNICAL_CONNECTION },
  absent: { isPresent: false },
} as const satisfies Record<Wanted, UtilityCriterion>;

function wantedOf({ isPresent = null, type = null }: UtilityCriterion): Wanted {
  if (type !== null) return type === TECHNICAL_CONNECTION ? 'connection' : 'conditions';
  if (isPresent === null) return 'any';
  return isPresent ? 'present' : 'absent';
}

export interface UtilityCriterionFieldProps {
  readonly label: string;
  readonly measure: string;
  readonly value: UtilityCriterion;
  readonly onChange: (value: UtilityCriterion) => void;
}

/** Presence, kind and least capacity of a utility. */
export function UtilityCriterionField({ label, measure, value, onChange }: UtilityCriterionFieldProps) {
  const wanted = wantedOf(value);
  return (
    <Stack columns="auto minmax(140px, 1fr)" align="flex-end" gap={12} className={classes.row}>
      <ChoiceField<Wanted>
        label={label}
        value={wanted}
        onChange={(next) =>
          onChange({ ...criteria[next], ...(next !== 'absent' && value.atLeast != null && { atLeast: value.atLeast }) })
        }
        options={options}
        quietValue="any"
      />
      <NumberField
        label="не меньше"
        unit={measure}
        max={UTILITY_MAX}
        value={value.atLeast ?? null}
        onChange={(atLeast) => onChange({ ...criteria[wanted], ...(atLeast !== null && { atLeast }) })}
        disabled={wanted === 'absent'}
      />
    </Stack>
  );
}
