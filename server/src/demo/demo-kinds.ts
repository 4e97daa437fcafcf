/** Typical values of a kind of plot. Names and codes are those of a new database. */
export interface DemoKind {
  readonly propertyType: string;
  readonly category: string;
  readonly permittedUses: readonly string[];
  readonly bestUses: readonly string[];
  readonly okveds: readonly string[];
  /** Smallest and largest area (ha). */
  readonly area: readonly [number, number];
  /** Lowest and highest price near the ring road (roubles per ha); it falls with the distance. */
  readonly pricePerHa: readonly [number, number];
  /** Utilities as a share of those of a factory: 0 none, 1 as much as a factory. */
  readonly supply: number;
  /** Share of all plots (%). */
  readonly share: number;
}

const settlements = 'Земли населённых пунктов';
const industry = 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения';
const farmland = 'Земли сельскохозяйственного назначения';

export const demoKinds: readonly [DemoKind, ...DemoKind[]] = [
  {
    propertyType: 'Промышленный',
    category: industry,
    permittedUses: ['6.0', '6.2', '6.6', '6.7'],
    bestUses: ['Производство', 'Склад', 'Light industrial'],
    okveds: ['23', '25', '28'],
    area: [2, 40],
    pricePerHa: [18e6, 42e6],
    supply: 1,
    share: 16,
  },
  {
    propertyType: 'Под склад',
    category: industry,
    permittedUses: ['6.9', '6.9.1'],
    bestUses: ['Склад', 'Логистический центр'],
    okveds: ['52', '46'],
    area: [1, 25],
    pricePerHa: [15e6, 38e6],
    supply: 0.5,
    share: 18,
  },
  {
    propertyType: 'Логистика',
    category: industry,
    permittedUses: ['6.9', '7.2', '4.9.2'],
    bestUses: ['Логистический центр', 'Склад', 'Стоянка техники'],
    okveds: ['49', '52', '53'],
    area: [3, 60],
    pricePerHa: [15e6, 35e6],
    supply: 0.6,
    share: 12,
  },
  {
    propertyType: 'Индустриальный парк',
    category: industry,
    permittedUses: ['6.0', '6.3', '6.4', '6.9', '6.12'],
    bestUses: ['Индустриальный парк', 'Технопарк', 'Light industrial', 'Дата-центр'],
    okveds: ['10', '22', '25', '26', '27', '28'],
    area: [15, 150],
    pricePerHa: [14e6, 32e6],
    supply: 1.6,
    share: 7,
  },
  {
    propertyType: 'Производство',
    category: settlements,
    permittedUses: ['6.3', '6.4', '6.6', '6.11'],
    bestUses: ['Производство', 'Light industrial'],
    okveds: ['10', '16', '22', '31'],
    area: [0.8, 18],
    pricePerHa: [16e6, 36e6],
    supply: 0.8,
    share: 12,
  },
  {
    propertyType: 'Придорожный сервис',
    category: settlements,
    permittedUses: ['4.9.1', '4.9.1.1', '4.9.1.4', '4.6'],
    bestUses: ['Придорожный сервис', 'АЗС', 'Стоянка техники'],
    okveds: ['45', '47', '56'],
    area: [0.3, 4],
    pricePerHa: [60e6, 150e6],
    supply: 0.2,
    share: 7,
  },
  {
    propertyType: 'Торговля',
    category: settlements,
    permittedUses: ['4.2', '4.3', '4.4'],
    bestUses: ['Торговый центр', 'Придорожный сервис'],
    okveds: ['47', '56'],
    area: [0.5, 6],
    pricePerHa: [80e6, 180e6],
    supply: 0.3,
    share: 4,
  },
  {
    propertyType: 'Коммерческая застройка',
    category: settlements,
    permittedUses: ['4.0', '4.1', '4.7'],
    bestUses: ['Торговый центр', 'Гостиница', 'Технопарк'],
    okveds: ['55', '68'],
    area: [0.4, 5],
    pricePerHa: [70e6, 160e6],
    supply: 0.3,
    share: 5,
  },
  {
    propertyType: 'Под жилую застройку',
    category: settlements,
    permittedUses: ['2.0', '2.1', '2.1.1', '2.3', '2.5'],
    bestUses: ['Жилая застройка', 'Дачное строительство'],
    okveds: ['41', '68'],
    area: [1, 30],
    pricePerHa: [35e6, 95e6],
    supply: 0.4,
    share: 6,
  },
  {
    propertyType: 'Личное подсобное хозяйство',
    category: settlements,
    permittedUses: ['2.2', '13.1', '13.2'],
    bestUses: ['Дачное строительство'],
    okveds: ['01'],
    area: [0.06, 0.6],
    pricePerHa: [15e6, 60e6],
    supply: 0.02,
    share: 3,
  },
  {
    propertyType: 'Сельхозназначение',
    category: farmland,
    permittedUses: ['1.0', '1.1', '1.3', '1.7', '1.15'],
    bestUses: ['Растениеводство', 'Животноводство', 'Тепличный комплекс', 'Солнечная электростанция'],
    okveds: ['01', '10'],
    area: [8, 220],
    pricePerHa: [0.8e6, 4e6],
    supply: 0.15,
    share: 6,
  },
  {
    propertyType: 'Рекреация',
    category: settlements,
    permittedUses: ['5.0', '5.1', '5.2.1', '4.7'],
    bestUses: ['База отдыха', 'Гостиница'],
    okveds: ['55', '93'],
    area: [1, 20],
    pricePerHa: [10e6, 40e6],
    supply: 0.15,
    share: 4,
  },
];
