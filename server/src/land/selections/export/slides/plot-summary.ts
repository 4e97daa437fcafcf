import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import type { Mark } from '#office/slides/map/plan-maps.ts';
import type { Summary, SummaryColumn } from '#office/slides/summary-slides.ts';
import { ON_REQUEST, plotPlace, plotTitle } from './plot-words.ts';

type Column = SummaryColumn<PublicItem>;

const number: Column = { title: '№', w: 0.5, text: ({ order }) => String(order) };
const area: Column = {
  title: 'Площадь, га',
  w: 1.15,
  align: 'right',
  bold: true,
  text: ({ property }) => formatMeasured(property.area),
};
const price: Column = {
  title: 'Цена, руб.',
  w: 1.75,
  align: 'right',
  bold: true,
  text: ({ property }) => (property.price === null ? ON_REQUEST : formatMeasured(property.price)),
};

/** The plots of a selection in the table of its presentation, and on its maps. */
export const plotSummary: Summary<PublicItem> = {
  besideMap: [number, { title: 'Место', w: 3.9, text: ({ property }) => plotPlace(property) }, area, price],
  alone: [
    number,
    { title: 'Объект', w: 2.6, text: ({ property }) => plotTitle(property) },
    { title: 'Место', w: 4.5, text: ({ property }) => plotPlace(property) },
    area,
    price,
    {
      title: 'Цена за га, руб.',
      w: 1.833,
      align: 'right',
      text: ({ property }) => (property.pricePerHa === null ? ON_REQUEST : formatMeasured(property.pricePerHa)),
    },
  ],
  mapped: (items) => ({
    marks: items.map(plotMark),
    regions: new Map(items.map(({ order, property }) => [order, property.region.name])),
    approximate: APPROXIMATE_PLACE,
  }),
};

export function plotMark({ order, property }: PublicItem): Mark {
  const { latitude, longitude, isApproximatePosition } = property;
  return { at: [latitude, longitude], number: order, isApproximate: isApproximatePosition };
}
