import type { Day } from '@gektar/format/date.ts';
import { useState } from 'react';
import { datePlaceholder, messages } from '#form/messages.ts';
import { isReversed } from '#form/rules.ts';
import { dayTyping, lastDayTyping } from '#form/typing/mask-typing.ts';
import { type TypedInput, useTypedInput } from '#form/typing/typed-input.ts';
import { isUnfinishedDay, unfinishedMark } from '#form/unfinished-typing.ts';
import { CalendarButton, RangeCalendar } from './calendar-button.tsx';
import { dayProblem } from './date-field.tsx';
import { FieldGroup, type FieldProps } from './field.tsx';
import { RangeEnd, RangeFrame } from './range-frame.tsx';

/** First and last day, either may be missing. */
export interface DayRange {
  readonly from: Day | null;
  readonly to: Day | null;
}

export interface DateRangeFieldProps extends Omit<FieldProps<DayRange>, 'label'> {
  readonly label: string;
  /** Message when from is after to: `messages.range` for land, `messages.rangeOrder` for industrial (K-03). */
  readonly reversedMessage?: string | undefined;
}

/** Two days in one frame, typed with masks or chosen in one calendar (1§5). */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onChange, onBlur, disabled, name, ref, reversedMessage = messages.range } = props;
  const [isOpen, setOpen] = useState(false);
  const from = useTypedInput(dayTyping, value.from, (day) => onChange({ ...value, from: day }));
  const to = useTypedInput(lastDayTyping, value.to, (day) => onChange({ ...value, to: day }));
  const [fromProblem, toProblem] = [dayProblem(from, value.from), dayProblem(to, value.to)];
  const both = isReversed(value) ? reversedMessage : props.error;
  const error = fromProblem ?? toProblem ?? both;

  const choose = ([first, last]: [Day | null, Day | null]) => {
    onChange({ from: first, to: last });
    if (last !== null) setOpen(false);
  };
  const end = (typed: TypedInput, day: Day | null, problem: string | undefined) => ({
    ...typed.props,
    ...unfinishedMark(isUnfinishedDay(typed, day)),
    disabled,
    inputMode: 'numeric' as const,
    placeholder: datePlaceholder,
    'aria-invalid': both !== undefined || problem !== undefined || undefined,
    onBlur: () => {
      typed.props.onBlur();
      onBlur?.();
    },
  });
  return (
    <FieldGroup label={label} required={props.required} hint={props.hint} error={error}>
      {(links) => (
        <div {...links}>
          <RangeFrame
            isInvalid={error !== undefined}
            disabled={disabled}
            aside={
              <CalendarButton opened={isOpen} onToggle={setOpen} disabled={disabled}>
                <RangeCalendar value={isReversed(value) ? [null, null] : [value.from, value.to]} onChange={choose} />
              </CalendarButton>
            }
          >
            <RangeEnd word="от" label={label} name={name} ref={ref} {...end(from, value.from, fromProblem)} />
            <RangeEnd word="до" label={label} {...end(to, value.to, toProblem)} />
          </RangeFrame>
        </div>
      )}
    </FieldGroup>
  );
}
