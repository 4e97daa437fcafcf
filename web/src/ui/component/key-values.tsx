import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { type FactOf, FactValue } from './fact-value.tsx';
import classes from './key-values.module.css';

/** Label and value pairs of a section: label on the left, value on the right. */
export function KeyValues({ children }: { children: ReactNode }) {
  return (
    <Text as="dl" size={13}>
      {children}
    </Text>
  );
}

/** Whether React renders nothing for a node. */
function isNothing(node: ReactNode): boolean {
  return Array.isArray(node)
    ? node.every(isNothing)
    : node === undefined || node === null || node === false || node === '';
}

interface KeyValueProps {
  readonly label: ReactNode;
  /** The field that a tap on the pair opens. */
  readonly fact?: FactOf | undefined;
  readonly children?: ReactNode;
}

/** One label and value pair; an empty value reads 'Не указано', muted (1§2). */
export function KeyValue({ label, fact, children }: KeyValueProps) {
  const isEmpty = isNothing(children) || children === missing.value;
  return (
    <Stack columns="168px minmax(0, 1fr)" className={classes.pair}>
      <Text as="dt" c="mute" p="6px 12px 6px 0">
        {label}
      </Text>
      <Text
        as="dd"
        tabular
        overflowWrap="anywhere"
        p="6px 0"
        className={classes.value}
        data-empty={isEmpty || undefined}
      >
        <FactValue fact={fact}>{isEmpty ? missing.value : children}</FactValue>
      </Text>
    </Stack>
  );
}
