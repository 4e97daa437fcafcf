import type { Popup as FlagOfMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const flag = useRef<FlagOfMap>(null);
  // What comes into it later may make it wider than there is room at this side: MapLibre looks again only once the map is drawn anew.
  useEffect(() => {
    const card = flag.current?.getElement();
    if (!card) return;
    const observer = new ResizeObserver(() => flag.current?.setOffset(OFFSET_PX));
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return (
    <Popup
      ref={flag}
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
