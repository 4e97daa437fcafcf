import type { Day } from '@gektar/format/date.ts';
import { Input } from '@mantine/core';
import { useState } from 'react';
import { datePlaceholder, messages } from '#form/messages.ts';
import { dayTyping } from '#form/typing/mask-typing.ts';
import { type TypedInput, useTypedInput } from '#form/typing/typed-input.ts';
import { isUnfinishedDay, unfinishedMark } from '#form/unfinished-typing.ts';
import { Calendar, CalendarButton } from './calendar-button.tsx';
import { type ControlLinks, Field, type FieldProps } from './field.tsx';

export interface DateFieldProps extends FieldProps<Day | null> {
  /** First and last day of the calendar, `YYYY-MM-DD`. */
  readonly minDay?: Day | undefined;
  readonly maxDay?: Day | undefined;
}

/** The problem of a typed date: complete but impossible, or incomplete. */
export function dayProblem(typed: TypedInput, value: Day | null): string | undefined {
  const isLeft = !typed.isFocused && typed.kept !== '';
  const isComplete = /^\d{8}$/.test(typed.kept);
  if (value !== null || !(isLeft || isComplete)) return undefined;
  return /\p{L}/u.test(typed.kept) ? messages.saidDate : messages.date;
}

export interface DayInputProps {
  readonly typed: TypedInput;
  readonly value: Day | null;
  readonly onChange: (day: Day) => void;
  readonly minDay?: Day | undefined;
  readonly maxDay?: Day | undefined;
  readonly isInvalid: boolean;
  /** Other props of the `<input>`. */
  readonly input: Partial<ControlLinks> & {
    readonly 'aria-label'?: string;
    readonly name: string | undefined;
    readonly ref: FieldProps<Day>['ref'];
    readonly disabled: boolean;
    readonly placeholder?: string | undefined;
    readonly onBlur: () => void;
  };
}

/** An input of a day with its calendar. */
export function DayInput({ typed, value, onChange, minDay, maxDay, input, isInvalid }: DayInputProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (day: Day | null) => {
    setOpen(false);
    if (day !== null) onChange(day);
  };
  return (
    <Input
      {...input}
      {...typed.props}
      {...unfinishedMark(isUnfinishedDay(typed, value))}
      placeholder={input.placeholder ?? datePlaceholder}
      inputMode="numeric"
      autoComplete="off"
      error={isInvalid}
      rightSection={
        <CalendarButton opened={isOpen} onToggle={setOpen} disabled={input.disabled}>
          <Calendar value={value} onChange={choose} minDay={minDay} maxDay={maxDay} />
        </CalendarButton>
      }
      rightSectionPointerEvents="all"
      rightSectionWidth="max(34px, var(--touch))"
      onBlur={() => {
        typed.props.onBlur();
        input.onBlur();
      }}
    />
  );
}

/**
 * A day typed with a mask, in words ('июнь 2023') or chosen from a calendar; an impossible day counts as empty and
 * shows 'Некорректная дата' (1§5).
 */
export function DateField(props: DateFieldProps) {
  const { label, required, hint, value, onChange, onBlur, name, ref, disabled = false, placeholder } = props;
  const typed = useTypedInput(dayTyping, value, onChange);
  const error = dayProblem(typed, value) ?? props.error;
  return (
    <Field label={label} isLabelHidden={props.isLabelHidden} required={required} hint={hint} error={error}>
      {(links) => (
        <DayInput
          typed={typed}
          value={value}
          onChange={onChange}
          minDay={props.minDay}
          maxDay={props.maxDay}
          isInvalid={error !== undefined}
          input={{ ...links, name, ref, disabled, placeholder, onBlur: () => onBlur?.() }}
        />
      )}
    </Field>
  );
}
