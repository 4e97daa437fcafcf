import type { ReactNode } from 'react';
import pane from '#ui/layout/headed-pane.module.css';
import { Stack } from '#ui/layout/stack.ts';

export interface TabFrameProps {
  readonly bar: ReactNode;
  /** The rest is cards beside a map: the bar stands over the cards. */
  readonly hasMap?: boolean;
  readonly children: ReactNode;
}

/** A tab of a request: its bar, and below it what fills the rest of the page. With a map and without, the bar is the same element. */
export function TabFrame({ bar, hasMap, children }: TabFrameProps) {
  return (
    <Stack pane="still" isFlex grow className={pane.headed} data-map={hasMap || undefined}>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm ground="page">
        {bar}
      </Stack>
      {children}
    </Stack>
  );
}
