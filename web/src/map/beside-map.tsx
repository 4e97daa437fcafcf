import type { ReactNode } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './beside-map.module.css';

export interface BesideMapProps {
  /** Title, filters: over the cards. */
  readonly head: ReactNode;
  readonly cards: ReactNode;
  readonly map: ReactNode;
  /** Inside of a page's `main`. */
  readonly isPart?: boolean | undefined;
}

/** Cards at the left, the map at the right. */
export function BesideMap({ head, cards, map, isPart = false }: BesideMapProps) {
  const Whole = isPart ? 'div' : 'main';
  return (
    <Whole className={classes.view}>
      <Stack pane="still" isFlex isSlim className={classes.left}>
        {head && (
          <Stack
            rule="bottom-strong"
            columns="minmax(0, 1fr)"
            gap={8}
            pad="12px 16px 10px var(--gutter)"
            isFirm
            className={classes.head}
          >
            {head}
          </Stack>
        )}
        {cards}
      </Stack>
      <MapFrame>{map}</MapFrame>
    </Whole>
  );
}

/** Over the cards of an opened cluster: what they are, and the way back to all. */
export function ClusterHead({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Row
      rule="bottom"
      align="stretch"
      justify="between"
      gap={12}
      size={13}
      isOnLine
      tone="soft"
      pad="8px 16px 8px var(--gutter)"
      isFirm
      ground="raised"
      role="status"
    >
      {children}
      <LinkButton onClick={onClose}>Показать все</LinkButton>
    </Row>
  );
}
