import { DISABLED_COLOR, typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { settingsQuery } from '#api/settings-data.ts';
import { formatCount, formatQuantity } from '#format/number.ts';
import { units, withUnit } from '#format/unit.ts';
import { toOutlines } from '#land/properties/property-outlines.ts';
import { baseMapOf } from '#map/base-map-setting.ts';
import { LitPoint } from '#map/lit-point.tsx';
import { MapCanvas } from '#map/map-canvas.tsx';
import type { MapView } from '#map/map-view.ts';
import { OutlineLayer } from '#map/outline-layer.tsx';
import { boundsOf, centreOf, sidesOf, viewOf } from './outline-measures.ts';
import classes from './property-map.module.css';

/** What an outline should fill of the map, px: less than any map it is drawn on. */
const ROOM = { width: 440, height: 210 };
const CLOSEST = 17;
/** A single point: near enough to see the place, or only the district when it is a stand-in. */
const POINT_ZOOM = { exact: 12, approximate: 10 } as const;
/** More corners than this are a river bank, not a survey: neither corners nor sides are marked. */
const MARKED_CORNERS = 24;
/** Zoomed out by more than this, words along the sides would lie on each other. */
const WORDS_WITHIN = 0.6;
/** A side shorter than this share of the way around has no room for its length. */
const SHORTEST_SHARE = 0.07;

/** Where the object is: its outline as a survey plan, or a point. Loaded only when shown. */
export default function PropertyMap({ property }: { property: Property }) {
  const { data: settings } = useQuery(settingsQuery);
  const rings = useMemo(() => property.polygons.map(({ coordinates }) => coordinates), [property.polygons]);
  const outlines = useMemo(() => toOutlines(property), [property]);
  const bounds = boundsOf(rings);
  const home = useMemo(() => homeOf(property), [property]);
  const [zoom, setZoom] = useState(home.zoom);
  const isNear = zoom > home.zoom - WORDS_WITHIN;
  const [first] = rings;
  return (
    <MapCanvas
      label="Карта объекта"
      view={home}
      everything={bounds}
      baseMap={settings && baseMapOf(settings)}
      onMove={(view) => setZoom(view.zoom)}
    >
      {outlines.length > 0 && <OutlineLayer outlines={outlines} minZoom={0} />}
      {isNear &&
        rings
          .filter((ring) => ring.length <= MARKED_CORNERS)
          .map((ring) => <Survey key={JSON.stringify(ring[0])} ring={ring} />)}
      {first !== undefined && isNear && (
        <Word at={centreOf(first)}>
          <b className={classes.area}>{formatQuantity(property.area, units.hectare)}</b>
        </Word>
      )}
      {first === undefined && (
        <LitPoint
          point={{
            latitude: property.latitude,
            longitude: property.longitude,
            colour: property.isEnabled ? typeColors[property.propertyType.color] : DISABLED_COLOR,
          }}
        />
      )}
    </MapCanvas>
  );
}

function homeOf(property: Property): MapView {
  const bounds = boundsOf(property.polygons.map(({ coordinates }) => coordinates));
  if (bounds) return viewOf(bounds, ROOM, CLOSEST);
  const zoom = property.isApproximatePosition ? POINT_ZOOM.approximate : POINT_ZOOM.exact;
  return { latitude: property.latitude, longitude: property.longitude, zoom };
}

/** Square corner points, and the length along every side that has room for it. */
function Survey({ ring }: { ring: Property['polygons'][number]['coordinates'] }) {
  const sides = sidesOf(ring);
  const around = sides.reduce((sum, { lengthM }) => sum + lengthM, 0);
  return (
    <>
      {ring.map(([latitude, longitude]) => (
        <Marker
          key={`${latitude},${longitude}`}
          latitude={latitude}
          longitude={longitude}
          className={classes.mark ?? ''}
        >
          <span className={classes.corner} />
        </Marker>
      ))}
      {sides
        .filter(({ lengthM }) => lengthM > around * SHORTEST_SHARE)
        .map((side) => (
          <Word key={`${side.latitude},${side.longitude}`} at={side} angle={side.angle} outward={side.outward}>
            {withUnit(formatCount(side.lengthM), units.metre)}
          </Word>
        ))}
    </>
  );
}

/** How far a length stands from its side, px. */
const AWAY = 12;

interface WordProps {
  readonly at: { readonly latitude: number; readonly longitude: number };
  readonly angle?: number;
  readonly outward?: readonly [x: number, y: number];
  readonly children: ReactNode;
}

function Word({ at, angle = 0, outward: [x, y] = [0, 0], children }: WordProps) {
  return (
    <Marker
      latitude={at.latitude}
      longitude={at.longitude}
      rotation={angle}
      offset={[x * AWAY, y * AWAY]}
      className={classes.mark ?? ''}
    >
      <span className={classes.word}>{children}</span>
    </Marker>
  );
}
