import { plotDistance } from '@gektar/contract/land/properties/plot-facts.ts';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { ItemDrawings } from '#sharing/client/item-drawings.tsx';
import { placedPlot } from './plot-words.ts';

/**
 * Drawings of a plot: its location, and its outline.
 * @param isLow whether the drawings are low, on a sheet with much other content
 */
export function PlotDrawings({ item, isLow = false }: { item: PublicItem; isLow?: boolean }) {
  const { property } = item;
  return (
    <ItemDrawings
      item={placedPlot(item)}
      distanceKm={plotDistance(property)}
      outlineLabel="Контур участка"
      note={property.isApproximatePosition ? APPROXIMATE_PLACE : undefined}
      isLow={isLow}
    />
  );
}
