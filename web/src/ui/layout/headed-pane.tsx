import type { ReactNode } from 'react';
import classes from './headed-pane.module.css';
import type { Look } from './look.ts';
import { Stack } from './stack.ts';

export interface HeadedPaneProps extends Pick<Look, 'pad' | 'ground'> {
  readonly as?: 'main' | undefined;
  /** Title, switches, filters. */
  readonly head: ReactNode;
  /** The rest is cards beside a map: the head stands over the cards. */
  readonly isBesideMap?: boolean | undefined;
  readonly children: ReactNode;
}

/** A head and what fills the rest. The head is one and the same beside a map and without: whoever switches views in it keeps the focus. */
export function HeadedPane({ as, head, isBesideMap, children, ...look }: HeadedPaneProps) {
  return (
    <Stack pane="still" as={as} isFlex grow className={classes.pane} data-beside-map={isBesideMap || undefined}>
      <Stack {...look} columns="minmax(0, 1fr)" gap={8} isFirm>
        {head}
      </Stack>
      {children}
    </Stack>
  );
}
