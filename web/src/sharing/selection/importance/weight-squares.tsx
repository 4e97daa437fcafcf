import { MOST_WEIGHT } from '@gektar/contract/criteria/importance.ts';
import type { KeyboardEvent } from 'react';
import classes from './importance.module.css';

const squares = Array.from({ length: MOST_WEIGHT }, (_, index) => index + 1);

interface WeightSquaresProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** 'Вес: Класс' */
  readonly label: string;
  readonly disabled: boolean;
}

/** A weight as five squares: a press sets it, a press on the only filled one clears it; ← → and 0 to 5 work too. */
export function WeightSquares({ value, onChange, label, disabled }: WeightSquaresProps) {
  const handleKey = (event: KeyboardEvent) => {
    const next = weightByKey(event.nativeEvent, value);
    if (next === undefined || disabled) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={classes.squares}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={MOST_WEIGHT}
      aria-valuenow={value}
      aria-disabled={disabled || undefined}
      onKeyDown={handleKey}
    >
      {squares.map((square) => (
        <span
          key={square}
          className={classes.square}
          data-on={square <= value || undefined}
          onPointerUp={disabled ? undefined : () => onChange(square === 1 && value === 1 ? 0 : square)}
        />
      ))}
      <span className={classes.number}>{value}</span>
    </span>
  );
}

/** The weight after a key; undefined for keys that set none. */
export function weightByKey(
  { key, ctrlKey, altKey, metaKey }: Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  value: number,
): number | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (/^[0-5]$/.test(key)) return Number(key);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(MOST_WEIGHT, value + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, value - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? MOST_WEIGHT : undefined;
}
