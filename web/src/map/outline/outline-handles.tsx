import { formatCount, formatQuantity } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { useEffect, useState } from 'react';
import { Marker, useMap } from 'react-map-gl/maplibre';
import { MapHandle } from '#map/canvas/map-handle.tsx';
import note from '#map/canvas/map-note.module.css';
import classes from './outline-editor.module.css';
import { areaHa, centreOf, type LatLon, middleOf, sideLengthsM, sidesOf } from './outline-geometry.ts';
import type { OutlineEditing } from './use-outline-editor.ts';

/** Maximum number of visible corners: with more, handles are hidden until the map is zoomed in. */
const HANDLED_CORNERS = 150;
/** Minimum length of a side on screen that has a length label (px). */
const WORD_PX = 64;
const MIDDLE_PX = 28;

/** Corners, middles of sides and the centre of the chosen outline, each to be dragged or moved by keys. */
export function OutlineHandles({ editing, polygon }: { editing: OutlineEditing; polygon: number }) {
  const home = editing.home[polygon]?.coordinates ?? [];
  const shown = editing.shown[polygon]?.coordinates ?? home;
  // A corner being inserted has no handle yet: the dragged handle is that of the middle of the side.
  const ring = shown.length === home.length ? shown : home;
  const { isInSight, lengthPx } = useSight();
  const seen = ring.flatMap((corner, index) => (isInSight(corner) ? [{ corner, index }] : []));
  const handled = seen.length > HANDLED_CORNERS ? [] : seen;
  if (home.length < 3) return null;
  const [latitude, longitude] = centreOf(home);
  return (
    <>
      {handled.map(({ corner, index }) => {
        const next = ring[(index + 1) % ring.length];
        if (!next || lengthPx(corner, next) < MIDDLE_PX) return null;
        return (
          <MapHandle
            key={`middle-${index}-${ring.length}`}
            kind="middle"
            at={middleOf(corner, next)}
            label={`Добавить угол на сторону ${index + 1}`}
            onChoose={() => editing.addCorner(polygon, index)}
            onDrag={(at) => editing.holdNewCorner(polygon, index, at)}
            onMove={(at) => editing.addCorner(polygon, index, at)}
          />
        );
      })}
      {handled.map(({ corner, index }) => (
        <MapHandle
          key={`corner-${index}`}
          kind="corner"
          at={corner}
          label={`Угол ${index + 1} из ${ring.length}`}
          isChosen={editing.selection?.corner === index}
          onChoose={() => editing.choose({ polygon, corner: index })}
          onDrag={(to) => editing.holdCorner(polygon, index, to)}
          onMove={(to) => editing.moveCorner(polygon, index, to)}
          onDelete={() => editing.removeCorner(polygon, index)}
        />
      ))}
      {seen.length > HANDLED_CORNERS && (
        <p role="status" className={note.note}>
          Углов слишком много: приблизьте карту, чтобы править их
        </p>
      )}
      <MapHandle
        kind="centre"
        at={centreOf(ring)}
        label={`Контур ${polygon + 1}: сдвинуть целиком`}
        onDrag={(to) => editing.holdPolygon(polygon, to[0] - latitude, to[1] - longitude)}
        onMove={(to) => editing.movePolygon(polygon, to[0] - latitude, to[1] - longitude)}
        onDelete={() => editing.removePolygon(polygon)}
      >
        {formatQuantity(areaHa(shown), units.hectare)}
      </MapHandle>
    </>
  );
}

/** Distance of a length label from its side (px). */
const AWAY = 12;

/** Length labels along the sides that are long enough for them, outside of the outline. */
export function SideLengths({ ring }: { ring: readonly LatLon[] }) {
  const { isInSight, lengthPx, placePx } = useSight();
  const lengths = sideLengthsM(ring);
  const centre = placePx(centreOf(ring));
  return sidesOf(ring).map(([from, to], index) => {
    const at = middleOf(from, to);
    const [start, end, middle] = [placePx(from), placePx(to), placePx(at)];
    if (!start || !end || !middle || !centre || !isInSight(at) || lengthPx(from, to) < WORD_PX) return null;
    const [x, y] = [(end.x - start.x) / start.dist(end), (end.y - start.y) / start.dist(end)];
    const away = (middle.x - centre.x) * y - (middle.y - centre.y) * x < 0 ? -AWAY : AWAY;
    return (
      <Marker
        key={`${at[0]},${at[1]}`}
        latitude={at[0]}
        longitude={at[1]}
        offset={[y * away, -x * away]}
        rotation={(Math.atan(y / x) * 180) / Math.PI}
        className={classes.word ?? ''}
      >
        <span>{withUnit(formatCount(lengths[index] ?? 0), units.metre)}</span>
      </Marker>
    );
  });
}

/** The visible part of the map, updated after each movement. */
function useSight() {
  const { current: map } = useMap();
  const [, setMoves] = useState(0);
  useEffect(() => {
    const subscription = map?.getMap().on('moveend', () => setMoves((count) => count + 1));
    return () => subscription?.unsubscribe();
  }, [map]);
  return {
    isInSight: ([latitude, longitude]: LatLon) => map?.getBounds().contains([longitude, latitude]) ?? false,
    placePx: ([latitude, longitude]: LatLon) => map?.project([longitude, latitude]),
    lengthPx: (from: LatLon, to: LatLon) =>
      map ? map.project([from[1], from[0]]).dist(map.project([to[1], to[0]])) : 0,
  };
}
