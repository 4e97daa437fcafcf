import { Input } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import classes from './bar-field.module.css';

/** What is typed in the bar and not yet applied. */
export interface BarTyping {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** It differs from what is in force (M-14). */
  readonly isPending: boolean;
  readonly apply: () => void;
  readonly clear: () => void;
}

/**
 * The text of a criterion while it is typed; what comes into force by another way replaces it.
 * @param onApply trimmed; undefined when empty
 */
export function useBarTyping(value: unknown, onApply: (text: string | undefined) => void): BarTyping {
  const inForce = typeof value === 'string' ? value : '';
  const [text, setText] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  if (inForce !== known) {
    setKnown(inForce);
    setText(inForce);
  }
  return {
    text,
    onType: setText,
    isPending: text.trim() !== inForce,
    apply: () => onApply(text.trim() || undefined),
    clear: () => setText(''),
  };
}

export interface BarFieldProps {
  readonly label: string;
  readonly example: string;
  readonly typed: BarTyping;
  /** It takes what its line has left. */
  readonly isFilling?: boolean | undefined;
}

/** A text criterion in the bar itself; Enter applies it as the button does. */
export function BarField({ label, example, typed, isFilling }: BarFieldProps) {
  return (
    <Input
      className={classes.field ?? ''}
      wrapperProps={{ 'data-fills': isFilling || undefined }}
      type="search"
      aria-label={label}
      placeholder={example}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      leftSection={<IconSearch {...icon16} />}
      value={typed.text}
      onChange={({ currentTarget }) => typed.onType(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) typed.apply();
      }}
    />
  );
}
