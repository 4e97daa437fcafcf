import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { fitReasonBy } from '#criteria/fit-reason.ts';
import { propertyMatcher } from '#land/properties/fits-filter.ts';
import type { PropertyRow } from '#land/properties/property.ts';
import { filterOfRequest } from './filter-of-request.ts';
import { plotGaps, plotWords } from './plot-words.ts';
import { weighedPlotCriteria } from './score-plots.ts';

/** Why a plot fits a request. */
export const plotFitReason = fitReasonBy({
  weighed: weighedPlotCriteria,
  words: plotWords,
  gaps: plotGaps,
  matcher: propertyMatcher,
  filterOf: filterOfRequest,
});

/** '7,05 га, 30 900 000,00 руб.' */
export function plotFitFacts({ area, price }: Pick<PropertyRow, 'area' | 'price'>): string {
  return [
    area === null ? '' : formatQuantity(area, units.hectare),
    price === null ? '' : formatQuantity(price, units.rouble),
  ]
    .filter(Boolean)
    .join(', ');
}
