import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import classes from './key-values.module.css';

/** Pairs of a section: word at the left, value at the right. */
export function KeyValues({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

/** What React draws nothing of. */
function isNothing(node: ReactNode): boolean {
  return Array.isArray(node)
    ? node.every(isNothing)
    : node === undefined || node === null || node === false || node === '';
}

/** One pair; nothing in it says 'Не указано' once, quietly (1§2). */
export function KeyValue({ label, children }: { label: ReactNode; children?: ReactNode }) {
  const isEmpty = isNothing(children) || children === missing.value;
  return (
    <div className={classes.pair}>
      <dt className={classes.key}>{label}</dt>
      <dd className={classes.value} data-empty={isEmpty || undefined}>
        {isEmpty ? missing.value : children}
      </dd>
    </div>
  );
}
