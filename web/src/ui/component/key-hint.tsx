import type { ReactNode } from 'react';
import classes from './key-hint.module.css';

/** A key as printed on it: 'Enter', 'Ctrl Z'. */
export function Key({ name }: { readonly name: ReactNode }) {
  return <kbd className={classes.key}>{name}</kbd>;
}

/** A key and its action: 'F4 изменить'. */
export function KeyHint({ name, words }: { readonly name: ReactNode; readonly words: string }) {
  return (
    <span>
      <Key name={name} /> {words}
    </span>
  );
}
