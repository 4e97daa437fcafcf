import { useMemo } from 'react';
import { FlatMap } from '#map/flat/flat-map.tsx';
import { fitFlat } from '#map/flat/flat-projection.ts';
import { boundsAround } from '#map/view/map-view.ts';
import { Stack } from '#ui/layout/stack.ts';
import type { PlacedItem } from './client-kind.ts';
import classes from './item-drawings.module.css';

/**
 * Size in px. A drawing fills its frame, which has the same proportions, so that the scale at its lower edge is
 * visible.
 */
const SIZE = { width: 420, height: 250 } as const;
const LOW_SIZE = { width: 420, height: 212 } as const;
/** Extent of the shown surroundings: metres per kilometre to the town, so that it is included, and the limits (m). */
const AROUND_KM = 5_000;
const LEAST_M = 60_000;
const MOST_M = 300_000;

export interface PlaceDrawingProps {
  readonly item: PlacedItem;
  /** Distance from the town (km). */
  readonly distanceKm: number;
  /** Whether the drawing is lower, for a sheet with much other content. */
  readonly isLow?: boolean;
}

/** Location of an item, with the town that its distance refers to. */
export function PlaceDrawing({ item, distanceKm, isLow = false }: PlaceDrawingProps) {
  const size = isLow ? LOW_SIZE : SIZE;
  const { latitude, longitude } = item;
  const around = useMemo(() => {
    const leastM = Math.min(MOST_M, Math.max(LEAST_M, distanceKm * AROUND_KM));
    return fitFlat([longitude, latitude, longitude, latitude], { ...size, padding: 30, leastM });
  }, [latitude, longitude, distanceKm, size]);
  const pins = useMemo(() => [item], [item]);
  return (
    <div className={classes.frame} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <FlatMap label="Место на карте" flat={around} pins={pins} />
    </div>
  );
}

export interface ItemDrawingsProps extends PlaceDrawingProps {
  /** Label of the second drawing: 'Контур участка'. */
  readonly outlineLabel: string;
  /** Text below the first drawing. */
  readonly note?: string | undefined;
}

/**
 * Location of an item, and its outline if any: two drawings that can be printed. Low drawings are half as wide as a
 * sheet, even without an outline.
 */
export function ItemDrawings({ outlineLabel, note, ...place }: ItemDrawingsProps) {
  const { item, isLow = false } = place;
  const size = isLow ? LOW_SIZE : SIZE;
  const { polygons } = item;
  const outlines = useMemo(() => polygons.map(({ coordinates }) => coordinates), [polygons]);
  const near = useMemo(() => {
    const corners = outlines.flat().map(([lat, lon]) => ({ latitude: lat, longitude: lon }));
    const bounds = boundsAround(corners, 0);
    return bounds && fitFlat(bounds, { ...size, padding: 44, leastM: 60 });
  }, [outlines, size]);
  return (
    <Stack
      columns="repeat(auto-fit, minmax(240px, 1fr))"
      gap={12}
      className={classes.drawings}
      data-low={isLow || undefined}
    >
      <figure className={classes.drawing}>
        <PlaceDrawing {...place} />
        {note !== undefined && <figcaption>{note}</figcaption>}
      </figure>
      {near && (
        <figure className={classes.drawing}>
          <div className={classes.frame} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
            <FlatMap label={outlineLabel} flat={near} outlines={outlines} hasCorners />
          </div>
        </figure>
      )}
    </Stack>
  );
}
