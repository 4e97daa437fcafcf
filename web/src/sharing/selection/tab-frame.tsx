import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.ts';

/** A tab of a request: its bar, and below it what fills the rest of the page. */
export function TabFrame({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <Stack pane="still" isFlex grow>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm ground="page">
        {bar}
      </Stack>
      {children}
    </Stack>
  );
}
