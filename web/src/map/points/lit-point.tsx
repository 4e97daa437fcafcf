import { Marker } from 'react-map-gl/maplibre';
import classes from './markers.module.css';
import type { MapPoint } from './points-source.ts';

/** A highlighted point (its card is hovered, its popup is open): larger, ringed with the accent, above clusters. */
export function LitPoint({ point }: { point: Pick<MapPoint, 'longitude' | 'latitude' | 'colour'> }) {
  return (
    <Marker longitude={point.longitude} latitude={point.latitude} className={classes.litMarker ?? ''}>
      <span className={classes.lit} style={{ background: point.colour }} aria-hidden="true" />
    </Marker>
  );
}
