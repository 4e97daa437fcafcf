import type { ReactNode } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
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
      <div className={classes.left}>
        {head && <div className={classes.head}>{head}</div>}
        {cards}
      </div>
      <MapFrame>{map}</MapFrame>
    </Whole>
  );
}

/** Over the cards of an opened cluster: what they are, and the way back to all. */
export function ClusterHead({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <div className={classes.clusterHead} role="status">
      {children}
      <LinkButton onClick={onClose}>Показать все</LinkButton>
    </div>
  );
}
