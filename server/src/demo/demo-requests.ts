import type { RequestFieldsInput } from '@gektar/contract/land/requests/request.ts';
import { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, utilityKinds } from '@gektar/contract/land/utility.ts';

/** An invented request: dictionary values by name and code, people by index in the demo lists. */
export interface DemoRequest {
  readonly name: string;
  /** Index of the company. */
  readonly company: number;
  /** Index of the employee. */
  readonly responsible: number;
  readonly propertyTypes: readonly string[];
  readonly regionIds: readonly number[];
  readonly highways?: readonly string[];
  readonly bestUses?: readonly string[];
  readonly okveds?: readonly string[];
  readonly requestTypes: readonly string[];
  /** Days since it was created, and since it was confirmed. */
  readonly daysSince: { readonly created: number; readonly actualized?: number };
  readonly isArchived?: boolean;
  readonly fields: Partial<RequestFieldsInput>;
}

const { gasSupply: gas, electricitySupply: electricity } = utilityKinds;
const closed = { isActual: false };

/** Oldest first. */
export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'Картонное производство в Калужской области',
    company: 13,
    responsible: 4,
    propertyTypes: ['Промышленный', 'Производство'],
    regionIds: [40],
    requestTypes: ['Покупка'],
    daysSince: { created: 214, actualized: 160 },
    isArchived: true,
    fields: {
      ...closed,
      area: { from: 6, to: 20 },
      budget: { to: 180_000_000 },
      comment: 'Купили готовый корпус в Обнинске.',
    },
  },
  {
    name: 'Земля под коттеджный посёлок к северу от Москвы',
    company: 5,
    responsible: 2,
    propertyTypes: ['Под жилую застройку'],
    regionIds: [50],
    requestTypes: ['Покупка', 'Совместный проект'],
    daysSince: { created: 171, actualized: 96 },
    isArchived: true,
    fields: {
      ...closed,
      area: { from: 15, to: 120 },
      budget: { to: 3_000_000_000 },
      distanceFromNearestCity: 90,
    },
  },
  {
    name: 'Придорожный комплекс с АЗС',
    company: 6,
    responsible: 3,
    propertyTypes: ['Придорожный сервис'],
    regionIds: [50, 71, 40, 69],
    requestTypes: ['Аренда', 'Покупка'],
    daysSince: { created: 133, actualized: 41 },
    fields: {
      ...closed,
      area: { from: 0.5, to: 8 },
      budget: { to: 400_000_000 },
      comment: 'До весны приостановили программу.',
    },
  },
  {
    name: 'Распределительный центр 60 000 м² в Подмосковье',
    company: 0,
    responsible: 0,
    propertyTypes: ['Под склад', 'Логистика'],
    regionIds: [50],
    requestTypes: ['Покупка'],
    daysSince: { created: 104, actualized: 6 },
    fields: {
      area: { from: 5, to: 25 },
      budget: { from: 50_000_000, to: 950_000_000 },
      distanceFromNearestCity: 80,
      utilities: [{ id: electricity.id, value: null }],
      infrastructure: [{ id: electricity.id, type: TECHNICAL_CONDITIONS }],
      referralComment: 'Знакомы по сделке в Чехове.',
      comment: 'Нужен прямой съезд, разворот еврофуры. Класс А, высота 12 м.',
    },
  },
  {
    name: 'Тепличное хозяйство',
    company: 22,
    responsible: 5,
    propertyTypes: ['Сельхозназначение'],
    regionIds: [40, 50, 71],
    requestTypes: ['Аренда', 'Покупка'],
    daysSince: { created: 88, actualized: 52 },
    fields: {
      area: { from: 10, to: null },
    },
  },
  {
    name: 'Площадка под фармацевтическое производство',
    company: 8,
    responsible: 1,
    propertyTypes: ['Промышленный', 'Индустриальный парк', 'Производство'],
    regionIds: [50, 77, 40],
    requestTypes: ['Покупка', 'Built-to-suit'],
    daysSince: { created: 71, actualized: 12 },
    fields: {
      area: { from: 3, to: 20 },
      budget: { to: 900_000_000 },
      utilities: [
        { id: electricity.id, value: 100 },
        { id: gas.id, value: null },
      ],
      infrastructure: [{ id: gas.id, type: TECHNICAL_CONNECTION }],
      comment: 'Смотрят особую экономическую зону и готовый парк с резидентством.',
    },
  },
  {
    name: 'Небольшие склады последней мили',
    company: 24,
    responsible: 0,
    propertyTypes: ['Под склад', 'Промышленный', 'Логистика'],
    regionIds: [77, 50],
    bestUses: ['Склад', 'Light industrial', 'Логистический центр'],
    requestTypes: ['Аренда', 'Built-to-suit'],
    daysSince: { created: 55, actualized: 20 },
    fields: { area: { from: 0.8, to: 6 }, distanceFromNearestCity: 45 },
  },
  {
    name: 'Дата-центр, 20 МВт',
    company: 10,
    responsible: 4,
    propertyTypes: ['Промышленный', 'Индустриальный парк'],
    regionIds: [50, 69, 40],
    requestTypes: ['Покупка', 'Инвестиции'],
    daysSince: { created: 39 },
    fields: {
      area: { from: 2, to: 10 },
      utilities: [{ id: electricity.id, value: 1_000 }],
      infrastructure: [{ id: electricity.id, type: TECHNICAL_CONDITIONS }],
      comment: 'Важна близость подстанции 110 кВ и двух независимых вводов.',
    },
  },
  {
    name: 'База отдыха у воды',
    company: 11,
    responsible: 2,
    propertyTypes: ['Рекреация'],
    regionIds: [71, 40, 50, 62],
    bestUses: ['База отдыха', 'Гостиница'],
    requestTypes: ['Покупка'],
    daysSince: { created: 27, actualized: 9 },
    fields: {
      area: { from: 1, to: 15 },
      budget: { to: 120_000_000 },
      comment: 'Лес и вода обязательны, дом смотрителя остаётся.',
    },
  },
  {
    name: 'Вторая очередь индустриального парка',
    company: 12,
    responsible: 1,
    propertyTypes: ['Промышленный', 'Индустриальный парк', 'Производство', 'Под склад'],
    regionIds: [],
    requestTypes: ['Инвестиции', 'Совместный проект'],
    daysSince: { created: 16, actualized: 3 },
    fields: {
      area: { from: 10, to: 200 },
      budget: { to: 1_500_000_000 },
      comment: 'Регион не важен, важны дороги и газ.',
    },
  },
  {
    name: 'Супермаркет и торговая галерея',
    company: 3,
    responsible: 3,
    propertyTypes: ['Торговля', 'Коммерческая застройка'],
    regionIds: [50, 77],
    requestTypes: ['Аренда', 'Покупка'],
    daysSince: { created: 6, actualized: 2 },
    fields: { area: { from: 0.3, to: 3 }, budget: { to: 250_000_000 }, distanceFromNearestCity: 40, hasDriveway: true },
  },
  {
    name: 'Завод металлоконструкций с железнодорожной веткой',
    company: 21,
    responsible: 0,
    propertyTypes: ['Промышленный', 'Производство'],
    regionIds: [50, 71, 62, 33],
    okveds: ['25'],
    requestTypes: ['Покупка'],
    daysSince: { created: 1 },
    fields: {
      area: { from: 5, to: 30 },
      buildingArea: { from: 1_000, to: null },
      budget: { from: 50_000_000, to: 400_000_000 },
      hasIndustrialRailway: true,
      utilities: [{ id: electricity.id, value: 400 }],
      infrastructure: [{ id: electricity.id, type: TECHNICAL_CONNECTION }],
      comment: 'Цех можно построить, но тупик нужен сразу.',
    },
  },
];
