import type { Popup as FlagOfMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Popup } from 'react-map-gl/maplibre';
import type { MapPosition } from '#map/view/map-view.ts';
import classes from './markers.module.css';

export interface MarkerFlagProps {
  readonly at: MapPosition;
  /** Content: a small card. */
  readonly children: ReactNode;
}

/** Distance of the popup from the position (px), so that the highlighted marker stays visible. */
const OFFSET_PX = 15;

/** A card pinned to a marker, on the side with enough space. Open as long as it is mounted. */
export function MarkerFlag({ at, children }: MarkerFlagProps) {
  const flag = useRef<FlagOfMap>(null);
  // Content loaded later may make the popup too wide for its side, which MapLibre checks only when the map is redrawn.
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
