import {
  TECHNICAL_CONDITIONS,
  TECHNICAL_CONNECTION,
  type UtilityKey,
  utilityKinds,
} from '@gektar/contract/land/properties/utility.ts';
import { IconArrowsHorizontal, IconArrowsJoin } from '@tabler/icons-react';
import { useId } from 'react';
import { ErrorLine } from '#form/error-line.tsx';
import { utilityIcons } from '#land/properties/utility-icons.ts';
import { icon16 } from '#ui/icon.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { AmountField } from './amount-field.tsx';
import type { BoundProps } from './bound-field.tsx';
import type { UtilityKind, UtilityValue } from './property-values.ts';
import classes from './utility-field.module.css';

const kinds = [
  { value: 0, label: 'Нет' },
  { value: TECHNICAL_CONDITIONS, label: 'Тех. условия' },
  { value: TECHNICAL_CONNECTION, label: 'Тех. присоединение' },
] as const satisfies readonly { value: UtilityKind; label: string }[];

/** One utility in one row: none, conditions or connection, and how much of it (1§3, D-10). */
export function UtilityField({ utility, field }: { utility: UtilityKey; field: BoundProps<UtilityValue> }) {
  const { value, onChange, error, label } = field;
  const id = useId();
  const Icon = utilityIcons[utility];
  const isThere = value.kind !== 0;
  return (
    <div className={classes.utility}>
      <div className={classes.row}>
        <span id={`${id}-label`} className={classes.label}>
          <Icon {...icon16} />
          {label}
        </span>
        <Segmented<UtilityKind>
          aria-labelledby={`${id}-label`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          isField
          quietValue={0}
          value={value.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...value, kind })}
          onBlur={field.onBlur}
          ref={field.ref}
        />
        {isThere && (
          <>
            <AmountField
              label={label}
              unit={utilityKinds[utility].measure}
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
          </>
        )}
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  );
}

/** One value becomes the upper end of a range and back, so that nothing has to be typed twice. */
function switchAmount(value: UtilityValue): UtilityValue {
  if (value.isRange) return { ...value, isRange: false, value: value.range.to ?? value.range.from };
  const isNew = value.range.from === null && value.range.to === null;
  return { ...value, isRange: true, range: isNew ? { from: null, to: value.value } : value.range };
}
