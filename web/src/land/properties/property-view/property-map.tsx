import { DISABLED_COLOR, valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { settingsQuery } from '#api/settings-data.ts';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapCanvas } from '#map/canvas/map-canvas.tsx';
import { SurroundingsInset } from '#map/flat/surroundings-inset.tsx';
import { areaHa, centreOf, type LatLon, type Ring } from '#map/outline/outline-geometry.ts';
import { SideLengths } from '#map/outline/outline-handles.tsx';
import { OutlineLayer } from '#map/outline/outline-layer.tsx';
import { toOutlines } from '#map/outline/to-outlines.ts';
import { LitPoint } from '#map/points/lit-point.tsx';
import { boundsAround, type MapView } from '#map/view/map-view.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './property-map.module.css';

/** Zoom to an object without an outline: close to the plot, or only to the district when its point is approximate. */
const POINT_ZOOM = { exact: 12, approximate: 10 } as const;
/**
 * Fit of an outline: the padding leaves room for the buttons, the credit and the length labels; the zoom is close
 * enough for a small yard.
 */
const WHOLE_OUTLINE = { padding: { top: 36, right: 60, bottom: 56, left: 36 }, maxZoom: 17 } as const;
/** Maximum number of corners of an outline with marked corners and sides; a river bank, for example, has more. */
const MARKED_CORNERS = 24;
/** How far the map may be zoomed out (zoom levels) before the texts along the sides would overlap. */
const WORDS_WITHIN = 0.6;

/** Where the object is: its outline as a survey plan, or a point. Loaded only when shown. */
export default function PropertyMap({ property }: { property: Property }) {
  const { data: settings } = useQuery(settingsQuery);
  const rings = useMemo(() => property.polygons.map(({ coordinates }) => coordinates), [property.polygons]);
  const outlines = useMemo(() => toOutlines(property), [property]);
  const everything = useMemo(
    () =>
      boundsAround(
        rings.flat().map(([latitude, longitude]) => ({ latitude, longitude })),
        0,
      ),
    [rings],
  );
  const place = useMemo(() => placeWithoutOutline(property), [property]);
  // `home`: zoom at which the whole outline is visible; `now`: current zoom.
  const [zooms, setZooms] = useState<{ home: number; now: number }>();
  const isNear = zooms === undefined || zooms.now > zooms.home - WORDS_WITHIN;
  const [first] = rings;
  return (
    <MapCanvas
      label="Карта объекта"
      view={place}
      everything={everything}
      fit={WHOLE_OUTLINE}
      keepsOpening
      baseMap={settings && baseMapOf(settings)}
      onOpen={({ zoom }) => setZooms({ home: zoom, now: zoom })}
      onMove={({ zoom }, _bounds, by) =>
        setZooms((before) => ({ home: by === 'opening' || before === undefined ? zoom : before.home, now: zoom }))
      }
    >
      {outlines.length > 0 && <OutlineLayer outlines={outlines} minZoom={0} />}
      {isNear &&
        rings
          .filter((ring) => ring.length <= MARKED_CORNERS)
          .map((ring) => <Survey key={JSON.stringify(ring[0])} ring={ring} />)}
      {isNear &&
        rings.map((ring) => (
          <Word key={JSON.stringify(ring[0])} at={centreOf(ring)}>
            <Text as="b" fz={13} fw={600} tabular whiteSpace="nowrap" c="#ffffff">
              {formatQuantity(areaHa(ring), units.hectare)}
            </Text>
          </Word>
        ))}
      <SurroundingsInset
        latitude={property.latitude}
        longitude={property.longitude}
        highway={property.landHighway?.name}
      />
      {first === undefined && (
        <LitPoint
          point={{
            latitude: property.latitude,
            longitude: property.longitude,
            colour: property.isEnabled ? valueColors[property.propertyType.color] : DISABLED_COLOR,
          }}
        />
      )}
    </MapCanvas>
  );
}

/** Map view of an object without an outline; undefined with an outline, because the map then shows all of it. */
function placeWithoutOutline({ polygons, latitude, longitude, isApproximatePosition }: Property): MapView | undefined {
  if (polygons.some(({ coordinates }) => coordinates.length > 0)) return undefined;
  return { latitude, longitude, zoom: isApproximatePosition ? POINT_ZOOM.approximate : POINT_ZOOM.exact };
}

/** Square corner points, and the length along every side that is long enough. */
function Survey({ ring }: { ring: Ring }) {
  return (
    <>
      {ring.map((corner) => (
        <Word key={corner.join()} at={corner}>
          <span className={classes.corner} />
        </Word>
      ))}
      <SideLengths ring={ring} />
    </>
  );
}

/** A small label on the map that ignores the pointer. */
function Word({ at: [latitude, longitude], children }: { at: LatLon; children: ReactNode }) {
  return (
    <Marker latitude={latitude} longitude={longitude} className={classes.mark ?? ''}>
      {children}
    </Marker>
  );
}
