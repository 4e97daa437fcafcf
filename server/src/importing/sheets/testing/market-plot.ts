import type { Chance } from '#demo/seeded-random.ts';
import type { ExpectedObject } from './sheet-kind.ts';
import type { Typed, WrittenSheet } from './written-sheet.ts';

/** A plot of the market before somebody writes it down. */
export interface MarketPlot {
  readonly number: string;
  /** Sotki; `area` is the same in hectares. */
  readonly sotki: number;
  readonly area: number;
  /** Roubles for a sotka, in thousands; `price` is that of the whole plot. */
  readonly perSotka: number;
  readonly price: number;
  readonly region: string;
  readonly district: string;
  readonly village: string;
  readonly highway: string;
  readonly km: number;
  readonly category: string;
  readonly use: PermittedUse;
  readonly ownership: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kilowatts: number;
  readonly person: string;
  readonly phone: string;
}

interface Place {
  readonly code: string;
  readonly region: string;
  readonly district: string;
  readonly villages: readonly [string, ...string[]];
  readonly latitude: number;
  readonly longitude: number;
}
const mo = 'Московская область';
const places: readonly [Place, ...Place[]] = [
  {
    code: '50:26',
    region: mo,
    district: 'Наро-Фоминский г. о.',
    villages: ['д. Мартемьяново', 'с. Каменское', 'д. Плесенское'],
    latitude: 55.38,
    longitude: 36.73,
  },
  {
    code: '50:28',
    region: mo,
    district: 'г. о. Домодедово',
    villages: ['с. Растуново', 'д. Чурилково', 'мкр. Белые Столбы'],
    latitude: 55.44,
    longitude: 37.77,
  },
  {
    code: '50:08',
    region: mo,
    district: 'г. о. Истра',
    villages: ['д. Лешково', 'пос. Огниково', 'д. Алехново'],
    latitude: 55.88,
    longitude: 36.9,
  },
  {
    code: '40:03',
    region: 'Калужская область',
    district: 'Боровский район',
    villages: ['д. Кабицыно', 'с. Ворсино', 'д. Добрино'],
    latitude: 55.2,
    longitude: 36.5,
  },
  {
    code: '71:14',
    region: 'Тульская область',
    district: 'Ясногорский район',
    villages: ['д. Кузмищево', 'пос. Ревякино', 'д. Санталово'],
    latitude: 54.48,
    longitude: 37.7,
  },
  {
    code: '33:13',
    region: 'Владимирская область',
    district: 'Петушинский район',
    villages: ['д. Киржач', 'пос. Вольгинский', 'д. Новое Аннино'],
    latitude: 55.93,
    longitude: 39.4,
  },
];
const highways = ['Киевское шоссе', 'Каширское шоссе', 'Новорижское шоссе', 'Минское шоссе', 'М-4 «Дон»'] as const;
const categories = [
  'Земли населённых пунктов',
  'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
  'Земли сельскохозяйственного назначения',
] as const;
interface PermittedUse {
  readonly code: string;
  readonly name: string;
}
const uses: readonly [PermittedUse, ...PermittedUse[]] = [
  { code: '6.9', name: 'Склад' },
  { code: '6.0', name: 'Производственная деятельность' },
  { code: '4.9.1', name: 'Объекты дорожного сервиса' },
  { code: '4.4', name: 'Магазины' },
];
const ownerships = ['Частная собственность', 'Муниципальная собственность', 'Федеральная собственность'] as const;
const people = ['Иван Сергеевич', 'Ольга', 'Пётр Ильич', 'Марина В.', 'Артур'] as const;

/** Different plots of 12 sotki to 40 hectares. */
export function marketPlots(chance: Chance, count = chance.whole(8, 13)): MarketPlot[] {
  return Array.from({ length: count }, (_, index) => {
    const place = chance.pick(places);
    const sotki = chance.whole(12, 4_000) * 1 + (index % 3 === 0 ? 0 : index);
    const perSotka = chance.whole(28, 460);
    return {
      number: `${place.code}:0${chance.whole(100_000, 199_999)}:${chance.whole(11, 97) + index * 100}`,
      sotki,
      area: Number((sotki / 100).toFixed(2)),
      perSotka,
      price: perSotka * 1_000 * sotki,
      region: place.region,
      district: place.district,
      village: place.villages[index % place.villages.length] ?? place.villages[0],
      highway: chance.pick(highways),
      km: chance.whole(7, 118),
      category: chance.pick(categories),
      use: chance.pick(uses),
      ownership: chance.pick(ownerships),
      latitude: Number((place.latitude + chance.between(0.01, 0.09)).toFixed(6)),
      longitude: Number((place.longitude + chance.between(0.01, 0.09)).toFixed(6)),
      kilowatts: chance.whole(1, 40) * 15,
      person: chance.pick(people),
      phone: `+7 (9${chance.whole(10, 99)}) 000-${chance.whole(10, 99)}-${chance.whole(10, 99)}`,
    };
  });
}

/** What a cadastral number says. */
export const numbered = ({ number, region }: MarketPlot) => ({ cadastralNumbers: [number], region });
export const addressOf = ({ region, district, village }: MarketPlot) => `${region}, ${district}, ${village}`;

/** Names of categories, ownership and highways as people shorten them. */
export const brief = {
  category: (name: string) =>
    name.startsWith('Земли пром') ? 'Земли промышленности' : name.startsWith('Земли нас') ? 'ЗНП' : 'СХН',
  highway: (name: string) => (name.startsWith('М-4') ? 'М4 Дон' : name.replace(' шоссе', ' ш.')),
  region: (name: string) => (name === mo ? 'МО' : name.replace('область', 'обл.')),
  ownership: (name: string) =>
    name.startsWith('Част') ? 'частная' : name.startsWith('Муниц') ? 'муниципальная' : 'федеральная',
};

/** Writes an object a row; cells, what they say, what is doubtful. */
export function writeLines<Truth>(
  sheet: WrittenSheet,
  truths: readonly Truth[],
  line: (
    truth: Truth,
    index: number,
  ) => {
    readonly cells: readonly Typed[];
    readonly values: Readonly<Record<string, unknown>>;
    readonly doubtful?: readonly string[];
  },
): ExpectedObject[] {
  return truths.map((truth, index) => {
    const { cells, values, doubtful = [] } = line(truth, index);
    return { sheet: sheet.name, row: sheet.add(...cells), values, doubtful };
  });
}

export const spaced = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');
export const decimal = (value: number, decimals = 2) => value.toFixed(decimals).replace('.', ',');
/** '12,345' without zeros at the end. */
export const millionsOf = (roubles: number) => String(roubles / 1e6).replace('.', ',');
