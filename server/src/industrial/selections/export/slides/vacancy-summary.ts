import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import type { Mark } from '#office/slides/map/plan-maps.ts';
import type { Summary, SummaryColumn } from '#office/slides/summary-slides.ts';
import { vacancyMoney, vacancyPlace, vacancyTitle } from './vacancy-words.ts';

type Column = SummaryColumn<PublicItem>;

const number: Column = { title: '№', w: 0.5, text: ({ order }) => String(order) };
const area: Column = {
  title: 'Площадь, м²',
  w: 1.25,
  align: 'right',
  bold: true,
  text: ({ entity }) => (entity.areaSize === null ? '—' : formatMeasured(entity.areaSize)),
};
const money: Column = {
  title: 'Ставка, руб./м² / цена, руб.',
  w: 2.3,
  align: 'right',
  bold: true,
  text: ({ entity }) =>
    vacancyMoney(entity)
      .map(({ value }) => value)
      .join(' / '),
};

/** The vacancies of a selection in the table of its presentation, and on its maps. */
export const vacancySummary: Summary<PublicItem> = {
  besideMap: [number, { title: 'Вакансия', w: 3.5, text: ({ entity }) => vacancyTitle(entity) }, area, money],
  alone: [
    number,
    { title: 'Вакансия', w: 4.2, text: ({ entity }) => vacancyTitle(entity) },
    { title: 'Место', w: 4.083, text: ({ entity }) => vacancyPlace(entity) },
    area,
    money,
  ],
  mapped: (items) => ({
    marks: items.map(vacancyMark),
    regions: new Map(items.map(({ order, entity }) => [order, entity.region.name])),
    approximate: APPROXIMATE_PLACE,
  }),
};

export function vacancyMark({ order, entity }: PublicItem): Mark {
  return { at: [entity.latitude, entity.longitude], number: order, isApproximate: entity.isApproximatePosition };
}
