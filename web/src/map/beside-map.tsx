import type { ReactNode } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './beside-map.module.css';

export interface BesideMapProps {
  readonly cards: ReactNode;
  readonly map: ReactNode;
}

/** Cards on the left, the map on the right, below the head of a pane. */
export function BesideMap({ cards, map }: BesideMapProps) {
  return (
    <div className={classes.view}>
      <Stack pane="still" display="flex" miw={0} className={classes.left}>
        {cards}
      </Stack>
      <MapFrame>{map}</MapFrame>
    </div>
  );
}

/** Head above the cards of an opened cluster: its title, and a button back to all cards. */
export function ClusterHead({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Row
      bdb="line"
      align="stretch"
      justify="space-between"
      gap={12}
      fz={13}
      c="soft"
      p="8px 16px 8px var(--gutter)"
      flex="none"
      bg="raised"
      role="status"
    >
      {children}
      <LinkButton onClick={onClose}>Показать все</LinkButton>
    </Row>
  );
}
