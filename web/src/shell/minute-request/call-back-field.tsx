import { formatDateTime, type LocalDateTime } from '@gektar/format/date.ts';
import { useState } from 'react';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { offeredTimes } from '#reminders/due-times.ts';
import { moveByArrows } from './chip-group.tsx';
import classes from './minute-request.module.css';

export interface CallBackFieldProps {
  readonly value: LocalDateTime | null;
  readonly onChange: (value: LocalDateTime | null) => void;
}

/** Number of offered times: as many as fit into one line. */
const OFFERED = 3;

/** When to call back: one of the offered times, or any other. A second press on a chosen time clears it. */
export function CallBackField({ value, onChange }: CallBackFieldProps) {
  const [times] = useState(() => offeredTimes().slice(0, OFFERED));
  const isOwn = value !== null && times.every((time) => time.value !== value);
  const [isOpen, setOpen] = useState(isOwn);
  const at = times.findIndex((time) => time.value === value);
  return (
    <>
      <fieldset aria-label="Перезвонить" className={classes.chips} onKeyDown={moveByArrows}>
        {times.map((time, index) => (
          <button
            key={time.value}
            type="button"
            className={classes.chip}
            aria-pressed={index === at}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            title={formatDateTime(time.value)}
            onClick={() => {
              setOpen(false);
              onChange(index === at ? null : time.value);
            }}
          >
            {time.label}
          </button>
        ))}
        <button
          type="button"
          className={classes.chip}
          aria-expanded={isOpen}
          tabIndex={-1}
          onClick={() => setOpen(!isOpen)}
        >
          дата…
        </button>
      </fieldset>
      {isOpen && <DateTimeField label="Когда перезвонить" isLabelHidden value={value} onChange={onChange} />}
    </>
  );
}
