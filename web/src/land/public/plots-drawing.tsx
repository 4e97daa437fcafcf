import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { useMemo } from 'react';
import { formatCountOf, objects } from '#format/plural.ts';
import { FlatMap } from '#map/flat-map.tsx';
import { fitFlat } from '#map/flat-projection.ts';
import { boundsAround } from '#map/map-view.ts';

export interface PlotsDrawingProps {
  readonly items: readonly PublicItem[];
  /** px of the drawing; it fills its frame however large that is. */
  readonly width: number;
  readonly height: number;
}

/** Pins stay clear of the rim. */
const PADDING_PX = 34;
const LEAST_M = 30_000;

/** Where all objects are, as a drawing. */
export function PlotsDrawing({ items, width, height }: PlotsDrawingProps) {
  const flat = useMemo(() => {
    const bounds = boundsAround(items.map(({ property }) => property));
    return bounds && fitFlat(bounds, { width, height, padding: PADDING_PX, leastM: LEAST_M });
  }, [items, width, height]);
  const pins = useMemo(
    () =>
      items
        .map(({ id, order, property: { latitude, longitude } }) => ({ id, text: String(order), latitude, longitude }))
        // The first ones lie on top.
        .toReversed(),
    [items],
  );
  return flat && <FlatMap label={`Карта: ${formatCountOf(items.length, objects)}`} flat={flat} pins={pins} />;
}
