import { formatCount } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import type { FeatureCollection } from 'geojson';
import { useEffect, useState } from 'react';
import { Layer, Marker, Source, useMap } from 'react-map-gl/maplibre';
import { useMapTokens } from '#map/canvas/map-tokens.ts';
import classes from '#map/outline/outline-editor.module.css';
import { distanceM, type LatLon } from '#map/outline/outline-geometry.ts';
import { OUTLINE } from '#map/outline/outline-style.ts';

/** The line being drawn, its corners, and the segment to the pointer with its length. */
export function DrawnPath({ path }: { path: readonly LatLon[] }) {
  const { current: map } = useMap();
  const tokens = useMapTokens();
  const [pointer, setPointer] = useState<LatLon>();
  useEffect(() => {
    const subscription = map?.getMap().on('mousemove', ({ lngLat }) => setPointer([lngLat.lat, lngLat.lng]));
    return () => subscription?.unsubscribe();
  }, [map]);

  const last = path.at(-1);
  const line = pointer && last ? [...path, pointer] : path;
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: line.map(([latitude, longitude]) => [longitude, latitude]) },
      },
    ],
  };
  return (
    <>
      <Source id="drawn-path" type="geojson" data={data}>
        <Layer
          id="drawn-path"
          type="line"
          paint={{ 'line-color': tokens.accent, 'line-width': OUTLINE.strokeWidthPx, 'line-dasharray': [2, 1.2] }}
        />
      </Source>
      {path.map(([latitude, longitude]) => (
        <Marker
          key={`${latitude},${longitude}`}
          latitude={latitude}
          longitude={longitude}
          className={classes.word ?? ''}
        >
          <span className={classes.corner} />
        </Marker>
      ))}
      {pointer && last && (
        <Marker latitude={pointer[0]} longitude={pointer[1]} offset={[0, -16]} className={classes.word ?? ''}>
          <span>{withUnit(formatCount(distanceM(last, pointer)), units.metre)}</span>
        </Marker>
      )}
    </>
  );
}
