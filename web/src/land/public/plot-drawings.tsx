import { plotDistance } from '@gektar/contract/land/properties/plot-facts.ts';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { ItemDrawings } from '#sharing/client/item-drawings.tsx';
import { placedPlot } from './plot-words.ts';

/** Where a plot is, and its outline. @param isLow for a sheet that holds much else */
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
