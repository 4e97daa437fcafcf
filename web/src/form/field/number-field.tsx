import { Input } from '@mantine/core';
import { useMemo } from 'react';
import { messages } from '#form/messages.ts';
import { numberCaps, numberProblem } from '#form/rules.ts';
import { numberTyping } from '#form/typing/number-typing.ts';
import { useTypedInput } from '#form/typing/typed-input.ts';
import classes from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { unitSection } from './unit-section.tsx';

/** Limits of a number; common to single fields and ranges. */
export interface NumberLimits {
  /** Maximum: typing beyond it is not accepted, a pasted number is reduced to it (K-05). */
  readonly max?: number | undefined;
  /** Largest number of decimals; 2 by default. */
  readonly decimals?: number | undefined;
  /** Whole numbers: a dot can be typed, the field then shows 'Целое число' (K-04). */
  readonly isInteger?: boolean | undefined;
  /** Zero shows 'Недопустимое значение' (K-06). */
  readonly isZeroForbidden?: boolean | undefined;
  readonly isNegativeAllowed?: boolean | undefined;
  /** Decimals are shown only if there are any, as for degrees. */
  readonly isPlain?: boolean | undefined;
  /** A number above zero is shown with a plus, as for floor levels. */
  readonly isPlusShown?: boolean | undefined;
}

export interface NumberFieldProps extends FieldProps<number | null>, NumberLimits {
  readonly unit?: string | undefined;
  /** A computed number: can be read and copied, and is skipped by Enter and Tab. */
  readonly isReadOnly?: boolean | undefined;
  /** As high as a button, for rows of fields. */
  readonly isCompact?: boolean | undefined;
}

/** Memoized typing rules of a number. */
export function useNumberTyping(limits: NumberLimits & { readonly unit?: string | undefined }, defaultMax?: number) {
  const { max = defaultMax, decimals = 2, isInteger = false, isNegativeAllowed = false, isPlain = false } = limits;
  const { unit, isPlusShown = false } = limits;
  return useMemo(
    () => numberTyping({ max, decimals, isInteger, isNegativeAllowed, isPlain, isPlusShown, unit }),
    [max, decimals, isInteger, isNegativeAllowed, isPlain, isPlusShown, unit],
  );
}

/** One number: accepts spaces, comma, dot and a pasted '12,5 га'; shown in Russian format (1§5). */
export function NumberField(props: NumberFieldProps) {
  const { label, required, hint, value, onChange, onBlur, unit, name, ref, disabled, placeholder } = props;
  const typed = useTypedInput(useNumberTyping(props, numberCaps.single), value, onChange);
  // Text that is not a number has no value, so its own error is shown instead of that of the last value.
  const error = typed.isForeign ? messages.digits : (props.error ?? numberProblem(value, problemsOf(props)));
  return (
    <Field label={label} isLabelHidden={props.isLabelHidden} required={required} hint={hint} error={error}>
      {(links) => (
        <Input
          className={props.isCompact ? (classes.compact ?? '') : ''}
          readOnly={props.isReadOnly ?? false}
          tabIndex={props.isReadOnly ? -1 : undefined}
          data-computed={props.isReadOnly || undefined}
          {...links}
          {...typed.props}
          {...unitSection(unit)}
          name={name}
          ref={ref}
          disabled={disabled ?? false}
          placeholder={placeholder}
          inputMode="decimal"
          autoComplete="off"
          error={error !== undefined}
          onBlur={() => {
            typed.props.onBlur();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

/** Arguments for `numberProblem`. */
export function problemsOf({ isInteger = false, isZeroForbidden = false }: NumberLimits) {
  return { isInteger, isZeroForbidden };
}
