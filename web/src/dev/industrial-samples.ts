import type { NamedValue } from '@gektar/contract/dictionaries/dictionary.ts';
import type { AreaSet, AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import type { BuildingSummary } from '@gektar/contract/industrial/buildings/building.ts';
import type { Agent } from '@gektar/contract/industrial/people/agent.ts';
import type { ContactLink } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import type { VacancyLabel } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import type { AreaTotals } from '#industrial/areas/mix-parts.ts';

/** Invented areas (m²). */
export const mixedBuilding: AreaTotals = {
  warehouse: 53_200,
  dry: 41_200,
  temperature: 8_400,
  freezer: 3_600,
  unheated: null,
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: 2_940,
  mezzanine: 6_480,
};

export const everyKind: AreaTotals = {
  warehouse: 6_000,
  dry: 1_000,
  temperature: 1_000,
  freezer: 1_000,
  unheated: 1_000,
  production: 1_000,
  lightIndustrial: 1_000,
  dataCenter: 1_000,
  office: 1_000,
  mezzanine: 1_000,
};

export const noAreas: AreaTotals = {
  warehouse: null,
  dry: null,
  temperature: null,
  freezer: null,
  unheated: null,
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: null,
  mezzanine: null,
};

export const vacancyAreas: AreaSetWithPrice = {
  warehouse: {
    areaValue: 13_200,
    leasePricePerSqm: null,
    dry: { areaValue: 9_600, leasePricePerSqm: 8_900 },
    temperature: { areaValue: 3_600, leasePricePerSqm: 13_500, temperatureFrom: 2, temperatureTo: 6 },
    freezer: null,
    unheated: null,
  },
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: { areaValue: 840, leasePricePerSqm: null },
  mezzanine: { areaValue: 2_160, leasePricePerSqm: 5_400 },
};

export const buildingAreas: AreaSet = {
  warehouse: {
    areaValue: 56_800,
    dry: { areaValue: 44_800 },
    temperature: { areaValue: 8_400, temperatureFrom: 2, temperatureTo: 6 },
    freezer: { areaValue: 3_600, temperatureFrom: -22, temperatureTo: null },
    unheated: null,
  },
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: { areaValue: 2_940 },
  mezzanine: { areaValue: 6_480 },
};

const kinds = [1, 1, 10, 9, 6, 7, 8];

function vacancy(building: string, index: number, about: Partial<VacancyLabel> = {}): VacancyLabel {
  const letters = 'АБВГДЕЖИКЛМНПР';
  return {
    id: `v-${building}-${index}`,
    isEnabled: true,
    name: `${building}-${letters[index % letters.length]}`,
    vacancyStatus: 1,
    vacancyTypes: 1 + (index % 7),
    areaSize: 240 * (1 + ((index * 7) % 40)),
    mainAreaTypeCalc: kinds[index % kinds.length] ?? 1,
    hasDeal: false,
    ...about,
  };
}

function building(number: number, vacancies: VacancyLabel[], about: Partial<BuildingSummary> = {}): BuildingSummary {
  return {
    id: `b-${number}`,
    isEnabled: true,
    name: `Корпус ${number}`,
    buildingType: { id: 1, name: 'Складское' },
    totalArea: 64_200 / number,
    buildingClass: 2,
    complexId: 'c',
    vacancies,
    deals: [],
    ...about,
  };
}

const closed = { vacancyStatus: 2, hasDeal: true };

export const fewBuildings: readonly BuildingSummary[] = [
  building(1, [
    vacancy('1', 0),
    vacancy('1', 1),
    vacancy('1', 2, { vacancyStatus: 4 }),
    vacancy('1', 3, { vacancyStatus: 3 }),
    vacancy('1', 4, closed),
    vacancy('1', 5, { isEnabled: false }),
  ]),
  building(2, [vacancy('2', 0), vacancy('2', 1, closed)], {
    name: 'Корпус 2, распределительный центр у северного въезда',
  }),
  building(3, [], { buildingClass: 3, buildingType: { id: 2, name: 'Производственное' } }),
  building(4, [vacancy('4', 0)], { buildingClass: 5, isEnabled: false }),
];

export const manyBuildings: readonly BuildingSummary[] = Array.from({ length: 30 }, (_, index) =>
  building(
    index + 1,
    Array.from({ length: 10 }, (_, at) =>
      vacancy(String(index + 1), at, at % 2 === 1 ? closed : { vacancyStatus: at === 4 ? 5 : 1 }),
    ),
    { totalArea: 8_400 + 600 * index, buildingClass: 1 + (index % 4), isEnabled: index !== 11 },
  ),
);

export const companies: readonly Company[] = [
  { id: 'c1', name: 'ООО «Логистика Север»', websites: [] },
  { id: 'c2', name: 'АО «Склады у кольца»', websites: [] },
];

export const persons: readonly Contact[] = [
  {
    id: 'p1',
    firstName: 'Ида',
    lastName: 'Полевая',
    companyId: 'c1',
    phones: [{ phoneType: 'WORK', phoneNumber: '79000000001' }],
    emails: [{ emailAddressType: 'WORK', emailAddress: 'ida@park.example' }],
  },
  { id: 'p2', firstName: 'Марк', lastName: 'Озёрный', companyId: 'c1', phones: [], emails: [] },
];

export const contactRoles: readonly NamedValue[] = [
  { id: 1, name: 'Собственник' },
  { id: 2, name: 'Управляющий' },
  { id: 3, name: 'Охрана' },
];

export const contactLinks: readonly ContactLink[] = ['p1', 'p2'].map((contactId, index) => ({
  id: `00000000-0000-7000-8000-00000000000${index}`,
  companyId: 'c1',
  company: companies[0] ?? null,
  contactId,
  contact: persons[index] ?? null,
  contactRole: { id: 1 + index, name: contactRoles[index]?.name ?? '' },
  mainContact: index === 0,
  comment: index === 0 ? 'Звонить после обеда' : null,
}));

export const operatorLinks: readonly OperatorWithRoles[] = [
  {
    id: '00000000-0000-7000-8000-000000000009',
    operatorId: 'c2',
    operator: companies[1] ?? null,
    roles: 6,
    endUser: null,
    appointmentDate: '2026-11-20T00:00:00',
    comment: null,
  },
];

export const leaseAgents: readonly Agent[] = [
  {
    companyId: 'c1',
    company: companies[0] ?? null,
    isExclusive: true,
    exclusiveDateTo: '2026-12-31T00:00:00',
    other: 'Показы по будням',
    contactRole: null,
  },
  {
    companyId: 'c2',
    company: companies[1] ?? null,
    isExclusive: false,
    exclusiveDateTo: null,
    other: null,
    contactRole: null,
  },
];
