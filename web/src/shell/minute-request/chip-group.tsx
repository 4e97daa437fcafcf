import { type KeyboardEvent, useState } from 'react';
import classes from './minute-request.module.css';

export interface ChipGroupProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly label: string }[];
  /** Keys of the chosen chips. */
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** Number of chips before 'ещё N'; all by default. */
  readonly shown?: number | undefined;
  readonly isInvalid?: boolean | undefined;
}

/** A group of toggle chips with one tab stop: arrows move between them, Space and Enter toggle. */
export function ChipGroup({ label, chips, value, onChange, shown = chips.length, isInvalid }: ChipGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const [current, setCurrent] = useState<string>();
  // Chosen chips stay visible.
  const visible = isWhole ? chips : chips.filter(({ key }, index) => index < shown || value.includes(key));
  const rest = chips.length - visible.length;
  const stop =
    visible.find(({ key }) => key === current) ?? visible.find(({ key }) => value.includes(key)) ?? visible[0];
  return (
    <fieldset aria-label={label} className={classes.chips} data-wrong={isInvalid || undefined} onKeyDown={moveByArrows}>
      {visible.map(({ key, label: words }) => (
        <button
          key={key}
          type="button"
          className={classes.chip}
          aria-pressed={value.includes(key)}
          tabIndex={key === stop?.key ? 0 : -1}
          onFocus={() => setCurrent(key)}
          onClick={() => onChange(value.includes(key) ? value.filter((one) => one !== key) : [...value, key])}
        >
          {words}
        </button>
      ))}
      {rest > 0 && (
        <button type="button" className={classes.chip} tabIndex={-1} onClick={() => setWhole(true)}>
          ещё {rest}
        </button>
      )}
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus between the buttons of a group with the arrow keys. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}
