import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.ts';

export interface TabFrameProps {
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A tab of a request: its bar, and content that fills the rest of the page. */
export function TabFrame({ bar, children }: TabFrameProps) {
  return (
    <Stack pane="still" display="flex" flex={1}>
      <Stack columns="minmax(0, 1fr)" gap={8} p="10px var(--gutter)" flex="none" bg="page">
        {bar}
      </Stack>
      {children}
    </Stack>
  );
}
