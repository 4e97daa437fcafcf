import { useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { MOVE_MS } from './followed-view.ts';
import type { MapPosition } from './map-view.ts';

/** Close enough to see the district of a point. */
const LEAST_ZOOM = 10;

/** Brings a point to the middle of the map when it is rendered; a child of `MapCanvas`. */
export function BringIntoSight({ point: { longitude, latitude } }: { point: MapPosition }) {
  const { current: map } = useMap();
  useEffect(() => {
    if (!map) return;
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), LEAST_ZOOM), duration: MOVE_MS });
  }, [map, longitude, latitude]);
  return null;
}
