import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './key-values.module.css';

/** Pairs of a section: label on the left, value on the right. */
export function KeyValues({ children }: { children: ReactNode }) {
  return (
    <Caption as="dl" size={13}>
      {children}
    </Caption>
  );
}

/** Nodes that React does not render. */
function isNothing(node: ReactNode): boolean {
  return Array.isArray(node)
    ? node.every(isNothing)
    : node === undefined || node === null || node === false || node === '';
}

/** One pair; an empty value reads 'Не указано', muted (1§2). */
export function KeyValue({ label, children }: { label: ReactNode; children?: ReactNode }) {
  const isEmpty = isNothing(children) || children === missing.value;
  return (
    <Stack columns="168px minmax(0, 1fr)" className={classes.pair}>
      <Caption as="dt" tone="mute" pad="6px 12px 6px 0">
        {label}
      </Caption>
      <Caption
        as="dd"
        hasFigures
        lines="broken"
        pad="6px 0"
        className={classes.value}
        data-empty={isEmpty || undefined}
      >
        {isEmpty ? missing.value : children}
      </Caption>
    </Stack>
  );
}
