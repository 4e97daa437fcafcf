import { Input } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#format/date.ts';
import { Calendar, CalendarButton } from './calendar-button.tsx';
import { Field, type FieldProps } from './field.tsx';
import { dayTyping } from './mask-typing.ts';
import { datePlaceholder, messages } from './messages.ts';
import { type TypedInput, useTypedInput } from './typed-input.ts';

export interface DateFieldProps extends FieldProps<Day | null> {
  /** First and last day of the calendar, `YYYY-MM-DD`. */
  readonly minDay?: Day | undefined;
  readonly maxDay?: Day | undefined;
}

/** What is wrong with a typed date: all of it is there and no such day exists, or it was left unfinished. */
export function dayProblem(typed: TypedInput, value: Day | null): string | undefined {
  const isLeft = !typed.isFocused && typed.kept !== '';
  return value === null && (isLeft || typed.kept.length === 8) ? messages.date : undefined;
}

/** A day typed over its mask or chosen from a calendar; an impossible one is empty and says 'Некорректная дата' (1§5). */
export function DateField(props: DateFieldProps) {
  const { label, required, hint, value, onChange, onBlur, name, ref, disabled, minDay, maxDay } = props;
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedInput(dayTyping, value, onChange);
  const error = dayProblem(typed, value) ?? props.error;
  const choose = (day: Day | null) => {
    setOpen(false);
    if (day !== null) onChange(day);
  };
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(links) => (
        <Input
          {...links}
          {...typed.props}
          name={name}
          ref={ref}
          disabled={disabled ?? false}
          placeholder={props.placeholder ?? datePlaceholder}
          inputMode="numeric"
          autoComplete="off"
          error={error !== undefined}
          rightSection={
            <CalendarButton opened={isOpen} onToggle={setOpen} disabled={disabled}>
              <Calendar value={value} onChange={choose} minDay={minDay} maxDay={maxDay} />
            </CalendarButton>
          }
          rightSectionPointerEvents="all"
          onBlur={() => {
            typed.props.onBlur();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
