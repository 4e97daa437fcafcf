import type { NumberRange } from '@gektar/format/range.ts';
import { messages } from '#form/messages.ts';
import { isReversed, numberCaps, numberProblem } from '#form/rules.ts';
import { type TypedInput, useTypedInput } from '#form/typing/typed-input.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import { type NumberLimits, problemsOf, useNumberTyping } from './number-field.tsx';
import { RangeEnd, RangeFrame } from './range-frame.tsx';

export interface RangeFieldProps extends Omit<FieldProps<NumberRange>, 'label'>, NumberLimits {
  /** Plain text, because the labels of both ends contain it. */
  readonly label: string;
  readonly unit?: string | undefined;
  /** Message when from is greater than to: `messages.range` for land, `messages.rangeOrder` for industrial (K-03). */
  readonly reversedMessage?: string | undefined;
  /** 32 px high with 'от' next to the number, for rows of ranges. */
  readonly isCompact?: boolean | undefined;
}

/** From and to in one frame; when from is greater than to, both are marked (1§5). The maximum is 999 999 by default. */
export function RangeField(props: RangeFieldProps) {
  const { label, value, onChange, onBlur, unit, disabled, name, ref, reversedMessage = messages.range } = props;
  const typing = useNumberTyping(props, numberCaps.range);
  const from = useTypedInput(typing, value.from, (next) => onChange({ ...value, from: next }));
  const to = useTypedInput(typing, value.to, (next) => onChange({ ...value, to: next }));
  const problems = problemsOf(props);
  const reversed = isReversed(value) ? reversedMessage : undefined;
  const endProblem = (end: TypedInput, number: number | null) =>
    end.isForeign ? messages.digits : numberProblem(number, problems);
  const [fromProblem, toProblem] = [endProblem(from, value.from), endProblem(to, value.to)];
  const both = props.error ?? reversed;
  const error = both ?? fromProblem ?? toProblem;

  const end = (typed: TypedInput, problem: string | undefined) => ({
    ...typed.props,
    disabled,
    inputMode: 'decimal' as const,
    'aria-invalid': both !== undefined || problem !== undefined || undefined,
    onBlur: () => {
      typed.props.onBlur();
      onBlur?.();
    },
  });
  return (
    <FieldGroup
      label={label}
      isLabelHidden={props.isLabelHidden}
      required={props.required}
      hint={props.hint}
      error={error}
    >
      {(links) => (
        <div {...links}>
          <RangeFrame isInvalid={error !== undefined} disabled={disabled} isCompact={props.isCompact} aside={unit}>
            <RangeEnd word="от" label={label} name={name} ref={ref} {...end(from, fromProblem)} />
            <RangeEnd word="до" label={label} {...end(to, toProblem)} />
          </RangeFrame>
        </div>
      )}
    </FieldGroup>
  );
}
