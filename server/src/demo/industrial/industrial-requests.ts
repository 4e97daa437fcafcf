import type { RequestFieldsInput } from '@gektar/contract/industrial/requests/request.ts';

/** An invented request for industrial space: people by index in the demo lists, dictionary values by name. */
export interface IndustrialDemoRequest {
  /** Index of the company. */
  readonly company: number;
  /** Index of the employee. */
  readonly responsible: number;
  /** Days since it was created. */
  readonly created: number;
  readonly isArchived?: boolean;
  readonly buildingTypes?: readonly string[];
  readonly fields: Partial<RequestFieldsInput> & Pick<RequestFieldsInput, 'name'>;
}

const [LEASE, SALE, STORAGE] = [1, 2, 4];
const region = (regionId: number) => ({ regionId, cityId: null });
const [moscow, moscowRegion] = [region(77), region(50)];

/** Oldest first. */
export const industrialDemoRequests: readonly IndustrialDemoRequest[] = [
  {
    company: 13,
    responsible: 4,
    created: 190,
    isArchived: true,
    fields: {
      name: 'Цех под сборку мебели',
      vacancyTypes: LEASE,
      vacancyAreaRange: { from: 1_500, to: 4_000 },
      mainAreaTypesCalc: [6],
      comment: 'Арендовали в Туле без нас.',
    },
  },
  {
    company: 5,
    responsible: 2,
    created: 120,
    buildingTypes: ['Складское'],
    fields: {
      name: 'Распределительный центр, север',
      vacancyTypes: LEASE,
      vacancyAreaRange: { from: 2_000, to: 9_000 },
      netRentalRateTo: 11_000,
      buildingClasses: [1, 2, 3],
      workingHeightRange: { from: 10, to: null },
      accessDate: { from: '2026-12-01T00:00:00', to: '2027-06-30T00:00:00' },
      hasDryArea: true,
      cityRegions: [moscowRegion, moscow],
      referralComment: 'Знакомы по сделке в Чехове.',
    },
  },
  {
    company: 8,
    responsible: 1,
    created: 96,
    fields: {
      name: 'Холодильный склад для аптечной сети',
      vacancyTypes: LEASE + STORAGE,
      vacancyAreaRange: { from: 500, to: 6_000 },
      hasTemperatureArea: true,
      cityRegions: [moscowRegion],
      comment: 'Температура от +2 до +8, температурная карта обязательна.',
    },
  },
  {
    company: 24,
    responsible: 0,
    created: 61,
    fields: {
      name: 'Склады последней мили',
      vacancyTypes: LEASE,
      vacancyAreaRange: { from: 300, to: 1_500 },
      netRentalRateTo: 14_500,
      hasShelving: true,
      cityRegions: [moscow, moscowRegion],
    },
  },
  {
    company: 12,
    responsible: 0,
    created: 33,
    fields: {
      name: 'Light Industrial в собственность',
      vacancyTypes: SALE,
      vacancyAreaRange: { from: 500, to: 3_000 },
      mainAreaTypesCalc: [7],
    },
  },
  {
    company: 10,
    responsible: 3,
    created: 18,
    fields: {
      name: 'Дата-центр в готовом корпусе',
      vacancyTypes: LEASE + SALE,
      mainAreaTypesCalc: [8],
      totalArea: { from: 5_000, to: null },
      comment: 'Важны два независимых ввода.',
    },
  },
  {
    company: 0,
    responsible: 0,
    created: 6,
    fields: {
      name: 'Производство упаковки с офисом',
      vacancyTypes: LEASE,
      vacancyAreaRange: { from: 1_000, to: 8_000 },
      mainAreaTypesCalc: [6],
      constructionStatuses: [1],
      workingHeightRange: { from: 6, to: null },
    },
  },
  {
    company: 21,
    responsible: 0,
    created: 1,
    fields: {
      name: 'Склад металлопроката, нужен весь корпус',
      vacancyTypes: LEASE,
      vacancyAreaRange: { from: 3_000, to: null },
      isWholeForRent: true,
      hasUnheatedArea: true,
    },
  },
];
