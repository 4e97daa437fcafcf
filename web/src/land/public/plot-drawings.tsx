import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { ItemDrawings } from '#sharing/client/item-drawings.tsx';
import { placedPlot } from './plot-words.ts';

/** Where a plot is, and its outline. @param isLow for a sheet that holds much else */
export function PlotDrawings({ item, isLow = false }: { item: PublicItem; isLow?: boolean }) {
  const { kmFromCity, isApproximatePosition } = item.property;
  return (
    <ItemDrawings
      item={placedPlot(item)}
      distanceKm={kmFromCity}
      outlineLabel="Контур участка"
      note={isApproximatePosition ? APPROXIMATE_PLACE : undefined}
      isLow={isLow}
    />
  );
}
