import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './tree-step.module.css';
import type { Refused } from './use-load-actions.ts';

export interface TreeNameFieldProps {
  /** Rows of the file that the complex has: '4-6'. */
  readonly source: string;
  /** @returns the refusal; undefined when the name is stored */
  readonly onName: (name: string) => Promise<Refused | undefined>;
}

/** The name of a complex that the file does not name, typed in its line: Enter stores it, Esc empties the field. */
export function TreeNameField({ source, onName }: TreeNameFieldProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  // Enter takes the focus away, which stores as well.
  const isPending = useRef(false);

  async function store() {
    if (name.trim() === '' || isPending.current) return;
    isPending.current = true;
    const refused = await onName(name.trim());
    isPending.current = false;
    setError(refused?.message);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') void store();
    else if (event.key === 'Escape' && name !== '') setName('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        className={classes.nameField}
        aria-label={`Название комплекса, строки ${source}`}
        aria-invalid={error !== undefined || undefined}
        placeholder="Название комплекса"
        maxLength={250}
        value={name}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
        onBlur={() => void store()}
        onKeyDown={handleKey}
      />
      {error !== undefined && (
        <span className={classes.nameError} role="alert">
          {error}
        </span>
      )}
    </>
  );
}
