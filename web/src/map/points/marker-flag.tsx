import type { ReactNode } from 'react';
import { Popup } from 'react-map-gl/maplibre';
import type { MapPosition } from '#map/view/map-view.ts';
import classes from './markers.module.css';

export interface MarkerFlagProps {
  readonly at: MapPosition;
  /** A small card: what the marker stands for. */
  readonly children: ReactNode;
}

/** Clears the lit marker under the flag. */
const OFFSET_PX = 15;

/** A card pinned to a marker; turns to the side where there is room. It comes and goes by being rendered. */
export function MarkerFlag({ at, children }: MarkerFlagProps) {
  return (
    <Popup
      longitude={at.longitude}
      latitude={at.latitude}
      offset={OFFSET_PX}
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
      maxWidth="360px"
      className={classes.flag ?? ''}
    >
      {children}
    </Popup>
  );
}
