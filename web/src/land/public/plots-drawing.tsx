import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { useMemo, useState } from 'react';
import { FlatMap } from '#map/flat/flat-map.tsx';
import { fitFlat } from '#map/flat/flat-projection.ts';
import { boundsAround } from '#map/view/map-view.ts';
import { PileList } from './pile-list.tsx';

export interface PlotsDrawingProps {
  readonly items: readonly PublicItem[];
  /** px of the drawing; it fills its frame however large that is. */
  readonly width: number;
  readonly height: number;
  /** An object was chosen of several that lie together. */
  readonly onChoose: (itemId: string) => void;
}

/** Pins stay clear of the rim. */
const PADDING_PX = 34;
const LEAST_M = 30_000;

/** Where all objects are, as a drawing. */
export function PlotsDrawing({ items, width, height, onChoose }: PlotsDrawingProps) {
  const [pile, setPile] = useState<readonly string[]>();
  const flat = useMemo(() => {
    const bounds = boundsAround(items.map(({ property }) => property));
    return bounds && fitFlat(bounds, { width, height, padding: PADDING_PX, leastM: LEAST_M });
  }, [items, width, height]);
  const pins = useMemo(
    () => items.map(({ id, order, property: { latitude, longitude } }) => ({ id, order, latitude, longitude })),
    [items],
  );
  if (!flat) return null;
  return (
    <>
      <FlatMap label={`Карта: ${formatCountOf(items.length, objects)}`} flat={flat} pins={pins} onPile={setPile} />
      {pile && (
        <PileList
          items={items.filter(({ id }) => pile.includes(id))}
          onChoose={onChoose}
          onClose={() => setPile(undefined)}
        />
      )}
    </>
  );
}
