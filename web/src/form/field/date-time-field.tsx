import { type Day, dayOf, type LocalDateTime, midnight, timeOf } from '@gektar/format/date.ts';
import { Input } from '@mantine/core';
import { useState } from 'react';
import { messages, timePlaceholder } from '#form/messages.ts';
import { dayTyping, isTime, timeTyping } from '#form/typing/mask-typing.ts';
import { type TypedInput, useTypedInput } from '#form/typing/typed-input.ts';
import { unfinishedMark } from '#form/unfinished-typing.ts';
import { Stack } from '#ui/layout/stack.ts';
import { DayInput, dayProblem } from './date-field.tsx';
import classes from './date-time-field.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

export interface DateTimeFieldProps extends Omit<FieldProps<LocalDateTime | null>, 'label' | 'placeholder'> {
  readonly label: string;
}

/** A day with an optional time; without a time, the value is midnight. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, onBlur, name, ref, disabled = false } = props;
  const day = value === null ? null : dayOf(value);
  // Keeps the time while the day is retyped and the value is empty.
  const [waiting, setWaiting] = useState(midnight);
  const time = value === null ? waiting : timeOf(value);
  const setDay = (next: Day | null) => {
    setWaiting(time);
    onChange(next && `${next}T${time}`);
  };
  const typedDay = useTypedInput(dayTyping, day, setDay);
  const typedTime = useTypedInput(timeTyping, time === midnight ? null : time.slice(0, 5), (next) => {
    if (day !== null) onChange(`${day}T${next === null ? midnight : `${next}:00`}`);
  });
  const [dayWrong, timeWrong] = [dayProblem(typedDay, day), timeProblem(typedTime)];
  const error = dayWrong ?? timeWrong ?? props.error;
  const isMarked = props.error !== undefined && dayWrong === undefined && timeWrong === undefined;
  return (
    <FieldGroup
      label={label}
      isLabelHidden={props.isLabelHidden}
      required={props.required}
      hint={props.hint}
      error={error}
    >
      {(links) => (
        <Stack {...links} columns="minmax(0, 1fr) 76px" gap={8}>
          <DayInput
            typed={typedDay}
            value={day}
            onChange={setDay}
            isInvalid={dayWrong !== undefined || isMarked}
            input={{
              'aria-label': `${label}: дата`,
              'aria-invalid': dayWrong !== undefined || isMarked || undefined,
              name,
              ref,
              disabled,
              onBlur: () => {
                if (typedDay.kept === '') setWaiting(midnight);
                onBlur?.();
              },
            }}
          />
          <Input
            {...typedTime.props}
            {...unfinishedMark(typedTime.kept !== '' && !isTime(typedTime.kept))}
            className={classes.time ?? ''}
            aria-label={`${label}: время`}
            aria-invalid={timeWrong !== undefined || undefined}
            error={timeWrong !== undefined}
            placeholder={timePlaceholder}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled || day === null}
            onBlur={() => {
              typedTime.props.onBlur();
              onBlur?.();
            }}
          />
        </Stack>
      )}
    </FieldGroup>
  );
}

/** The problem of a typed time: complete but impossible, or incomplete. */
function timeProblem({ kept, isFocused }: TypedInput): string | undefined {
  const isDone = !isFocused || kept.length === 4;
  return kept !== '' && isDone && !isTime(kept) ? messages.time : undefined;
}
