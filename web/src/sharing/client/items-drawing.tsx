import { formatCountOf } from '@gektar/format/plural.ts';
import { useMemo, useState } from 'react';
import { FlatMap } from '#map/flat/flat-map.tsx';
import { fitFlat } from '#map/flat/flat-projection.ts';
import { boundsAround } from '#map/view/map-view.ts';
import type { ClientWords, PlacedItem } from './client-kind.ts';
import { PileList } from './pile-list.tsx';

export interface ItemsDrawingProps {
  readonly items: readonly PlacedItem[];
  readonly words: ClientWords;
  /** Size of the drawing (px); it scales to its frame. */
  readonly width: number;
  readonly height: number;
  /** Called with the item that was chosen among several at one point. */
  readonly onChoose: (itemId: string) => void;
}

/** Padding that keeps pins inside the frame. */
const PADDING_PX = 34;
const LEAST_M = 30_000;

/** Locations of all items, as a drawing. */
export function ItemsDrawing({ items, words, width, height, onChoose }: ItemsDrawingProps) {
  const [pile, setPile] = useState<readonly string[]>();
  const flat = useMemo(() => {
    const bounds = boundsAround(items);
    return bounds && fitFlat(bounds, { width, height, padding: PADDING_PX, leastM: LEAST_M });
  }, [items, width, height]);
  if (!flat) return null;
  return (
    <>
      <FlatMap
        label={`Карта: ${formatCountOf(items.length, words.forms)}`}
        flat={flat}
        pins={items}
        pileWord={words.several}
        onPile={setPile}
      />
      {pile && (
        <PileList
          items={items.filter(({ id }) => pile.includes(id))}
          words={words}
          onChoose={onChoose}
          onClose={() => setPile(undefined)}
        />
      )}
    </>
  );
}
