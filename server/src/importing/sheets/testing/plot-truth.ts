import type { Chance } from '#demo/seeded-random.ts';
import type { WrittenColumn } from './sheet-kind.ts';
import type { Typed } from './written-sheet.ts';

/** A plot before somebody writes it down. */
export interface PlotTruth {
  readonly number: string;
  /** ha */
  readonly area: number;
  /** Roubles. */
  readonly price: number;
  readonly region: string;
  readonly address: string;
  readonly highway: string;
  readonly km: number;
  readonly category: string;
  readonly ownership: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kilowatts: number;
}

type PlotPlace = readonly [district: string, region: string, address: string];
const places: readonly [PlotPlace, ...PlotPlace[]] = [
  ['50', 'Московская область', 'Московская область, г. о. Домодедово, д. Образцово'],
  ['50', 'Московская область', 'Московская область, Раменский г. о., с. Вымышлено'],
  ['40', 'Калужская область', 'Калужская область, Боровский район, д. Примерная'],
  ['33', 'Владимирская область', 'Владимирская область, Петушинский район, пос. Новый'],
  ['71', 'Тульская область', 'Тульская область, Заокский район, с. Пробное'],
];
const highways = [
  'Симферопольское шоссе',
  'Киевское шоссе',
  'Новорижское шоссе',
  'Горьковское шоссе',
  'Ярославское шоссе',
] as const;
const categories = [
  'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
  'Земли населённых пунктов',
  'Земли сельскохозяйственного назначения',
] as const;
const ownerships = ['Частная собственность', 'Муниципальная собственность'] as const;

/** Different plots; areas with two decimals, prices in tens of thousands. */
export function plotTruths(chance: Chance, count = chance.whole(7, 12)): PlotTruth[] {
  return Array.from({ length: count }, (_, index) => {
    const [district, region, address] = chance.pick(places);
    const area = Number((chance.between(0.8, 38) + 0.01).toFixed(2));
    return {
      number: `${district}:${chance.whole(10, 38)}:0${chance.whole(100_000, 199_999)}:${chance.whole(100, 899) + index * 1_000}`,
      area: Number.isInteger(area * 10) ? area + 0.01 : area,
      price: chance.whole(210, 2_600) * 100_000,
      region,
      address: `${address}, уч. ${index + 1}`,
      highway: chance.pick(highways),
      km: chance.whole(5, 110),
      category: chance.pick(categories),
      ownership: chance.pick(ownerships),
      latitude: Number((chance.between(54.1, 56.4) + 0.000001).toFixed(5)),
      longitude: Number((chance.between(36.1, 39.2) + 0.000001).toFixed(5)),
      kilowatts: chance.whole(2, 60) * 25,
    };
  });
}

export type PlotColumn = WrittenColumn<PlotTruth>;

/** A column that says what it has without doubt. */
export function plotColumn(
  head: PlotColumn['head'],
  cell: (truth: PlotTruth, index: number) => Typed,
  says: (truth: PlotTruth, index: number) => Readonly<Record<string, unknown>> = () => ({}),
  doubts?: (truth: PlotTruth, index: number) => readonly string[],
): PlotColumn {
  return { head, cell, says, ...(doubts ? { doubts } : {}) };
}

export const comma = (value: number, decimals = 2) => value.toFixed(decimals).replace('.', ',');
export const grouped = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');

/** The usual columns, each under a head of the sheet's choice. */
export const plotColumns = {
  order: (head = '№') => plotColumn(head, (_, index) => index + 1),
  number: (head: PlotColumn['head'] = 'Кадастровый номер') =>
    plotColumn(
      head,
      ({ number }) => number,
      ({ number, region }) => ({ cadastralNumbers: [number], region }),
    ),
  address: (head: PlotColumn['head'] = 'Адрес') =>
    plotColumn(
      head,
      ({ address }) => address,
      ({ address, region }) => ({ address, region }),
    ),
  hectares: (head: PlotColumn['head'] = 'Площадь, га') =>
    plotColumn(
      head,
      ({ area }) => area,
      ({ area }) => ({ area }),
    ),
  sotki: (head: PlotColumn['head'] = 'Площадь, сот.') =>
    plotColumn(
      head,
      ({ area }) => Number((area * 100).toFixed(0)),
      ({ area }) => ({ area: Number((Number((area * 100).toFixed(0)) / 100).toFixed(4)) }),
    ),
  roubles: (head: PlotColumn['head'] = 'Цена, руб.') =>
    plotColumn(
      head,
      ({ price }) => price,
      ({ price }) => ({ price }),
    ),
  millions: (head: PlotColumn['head'] = 'Цена, млн руб.') =>
    plotColumn(
      head,
      ({ price }) => price / 1e6,
      ({ price }) => ({ price }),
    ),
  highway: (head: PlotColumn['head'] = 'Шоссе', write = (name: string) => name) =>
    plotColumn(
      head,
      ({ highway }) => write(highway),
      ({ highway }) => ({ landHighway: highway }),
    ),
  km: (head: PlotColumn['head'] = 'От МКАД, км') =>
    plotColumn(
      head,
      ({ km }) => km,
      ({ km }) => ({ kmFromCity: km }),
    ),
  category: (head: PlotColumn['head'] = 'Категория', write = (name: string) => name) =>
    plotColumn(
      head,
      ({ category }) => write(category),
      ({ category }) => ({ category }),
    ),
  ownership: (head: PlotColumn['head'] = 'Собственность', write = (name: string) => name) =>
    plotColumn(
      head,
      ({ ownership }) => write(ownership),
      ({ ownership }) => ({ ownershipType: ownership }),
    ),
  region: (head: PlotColumn['head'] = 'Регион', write = (name: string) => name) =>
    plotColumn(
      head,
      ({ region }) => write(region),
      ({ region }) => ({ region }),
    ),
} as const;

/** Short names that brokers write. */
export const shortCategory = (name: string) =>
  name.startsWith('Земли пром') ? 'промка' : name.startsWith('Земли нас') ? 'ЗНП' : 'с/х';
export const shortHighway = (name: string) => name.replace(' шоссе', ' ш.');
export const shortRegion = (name: string) => name.replace('область', 'обл.');
