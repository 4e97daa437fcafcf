import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { numberRanges } from '@gektar/format/number-ranges.ts';
import type { Mark } from '#office/slides/map/plan-maps.ts';
import type { Summary, SummaryColumn } from '#office/slides/summary-slides.ts';
import { type MoneyKind, moneyKinds } from './money-kinds.ts';
import { vacancyMoney, vacancyPlace, vacancyTitle } from './vacancy-words.ts';

type Column = SummaryColumn<PublicItem>;

const number: Column = { title: '№', w: 0.5, text: ({ order }) => String(order) };
/** Column of areas. */
export const areaColumn: Column = {
  title: 'Площадь, м²',
  w: 1.25,
  align: 'right',
  bold: true,
  text: ({ entity }) => (entity.areaSize === null ? '—' : formatMeasured(entity.areaSize)),
};
/** Width of the money column with one kind of money, and with both (inches). */
const ONE_KIND = 1.6;
const BOTH_KINDS = 2.3;
const kindTitles = { rate: 'Ставка, руб./м²', price: 'Цена, руб.' } as const satisfies Record<MoneyKind, string>;

/** Column of rates or prices, as the client asked; the heading names only the kinds in the column. */
export function moneyColumn(items: readonly PublicItem[], asked?: number): Column {
  const kindsOf = ({ entity }: PublicItem) => moneyKinds(entity, asked);
  const shown = new Set(items.flatMap(kindsOf));
  const titles = (['rate', 'price'] as const).filter((kind) => shown.has(kind)).map((kind) => kindTitles[kind]);
  return {
    title: titles.map((title, index) => (index === 0 ? title : title.toLocaleLowerCase('ru'))).join(' / '),
    w: titles.length > 1 ? BOTH_KINDS : ONE_KIND,
    align: 'right',
    bold: true,
    text: (item) => {
      const kinds = kindsOf(item);
      const figures = vacancyMoney(item.entity).filter(({ kind }) => kinds.includes(kind));
      return figures.map(({ value }) => value).join(' / ');
    },
  };
}

/**
 * The vacancies of a selection in the table of its presentation, and on its maps.
 * @param asked bits of `vacancyTypes` in the request
 */
export function vacancySummary(items: readonly PublicItem[], asked: number | undefined): Summary<PublicItem> {
  const money = moneyColumn(items, asked);
  const spare = BOTH_KINDS - money.w;
  return {
    besideMap: [
      number,
      { title: 'Вакансия', w: 3.5 + spare, text: ({ entity }) => vacancyTitle(entity) },
      areaColumn,
      money,
    ],
    alone: [
      number,
      { title: 'Вакансия', w: 4.2 + spare, text: ({ entity }) => vacancyTitle(entity) },
      { title: 'Место', w: 4.083, text: ({ entity }) => vacancyPlace(entity) },
      areaColumn,
      money,
    ],
    mapped: (shown) => ({
      marks: shown.map(vacancyMark),
      regions: new Map(shown.map(({ order, entity }) => [order, entity.region.name])),
      approximate: APPROXIMATE_PLACE,
    }),
  };
}

export function vacancyMark({ order, entity }: PublicItem): Mark {
  return { at: [entity.latitude, entity.longitude], number: order, isApproximate: entity.isApproximatePosition };
}

/** Limit of number ranges on the tag of a complex on the map; the list next to the map shows all. */
const MOST_RANGES = 4;

/** The mark of a complex with the numbers of all its vacancies: '1, 6', '1–3, 7'. */
export function vacanciesMark(items: readonly [PublicItem, ...PublicItem[]]): Mark {
  const ranges = numberRanges(items.map(({ order }) => order));
  const shown = ranges.slice(0, MOST_RANGES).join(', ');
  const text = ranges.length > MOST_RANGES ? `${shown} …` : shown;
  return { ...vacancyMark(items[0]), text };
}
