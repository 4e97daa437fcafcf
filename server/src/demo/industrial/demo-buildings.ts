import { BuildingFields } from '@gektar/contract/industrial/buildings/building.ts';
import { DealFields } from '@gektar/contract/industrial/deals/deal.ts';
import {
  ACTIVE_STATUS,
  CLOSED_STATUS,
  warningStatuses,
} from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Chance } from '#demo/seeded-random.ts';
import type { ValueOf } from './demo-values.ts';

export interface InventedBuilding {
  readonly fields: BuildingFields;
  readonly isArchived: boolean;
  readonly vacancies: readonly InventedVacancy[];
}

export interface InventedVacancy {
  readonly fields: VacancyFields;
  readonly isArchived: boolean;
  /** Deal of a closed vacancy, without tenant and dates; `daysAgo` is when it was closed. */
  readonly deal:
    | { readonly vacancyType: number; readonly rentalPeriod: number | null; readonly daysAgo: number }
    | undefined;
}

/** Fields of a deal, parsed from a draft. */
export function dealFields(draft: Readonly<Record<string, unknown>>): DealFields {
  return DealFields.parse(draft);
}

export function inventBuilding(
  chance: Chance,
  { number, vacancies, valueNamed }: { number: number; vacancies: number; valueNamed: ValueOf },
): InventedBuilding {
  const totalArea = chance.whole(40, 640) * 100;
  const hasCold = chance.happens(0.3);
  const height = chance.pick([6, 8, 10, 12, 12, 13.5]);
  const fields = BuildingFields.parse({
    name: `Корпус ${number}`,
    constructionStatus: chance.happens(0.85) ? 1 : chance.pick([2, 3, 4]),
    buildingType: valueNamed(
      'building_types',
      chance.pick(['Складское', 'Производственное', 'Складское с производством']),
    ),
    buildingClass: chance.pick([1, 2, 2, 3, 4, 6, 7]),
    commissioningDate: `${chance.whole(2004, 2025)}-0${chance.whole(1, 9)}-01T00:00:00`,
    totalArea,
    floorsNumber: chance.pick([1, 1, 1, 2]),
    workingHeight: height,
    docksNumber: Math.round(totalArea / 1_000),
    gatesZeroNumber: chance.whole(0, 4),
    hasCrossDocks: chance.happens(0.2),
    columnPitch: { x: 12, y: 24 },
    floorLevel: chance.pick([0, 120]),
    floorLoad: chance.pick([5, 6, 8]),
    hasAntiDustCoating: chance.happens(0.7),
    hasHeating: chance.happens(0.8),
    hasShelving: chance.happens(0.4) || null,
    hasResponsibleStorage: chance.happens(0.2) || null,
    hasCheckpoint: chance.happens(0.3) || null,
    depth: 96,
    width: Math.round(totalArea / 96),
    facades: [valueNamed('facades', 'Сэндвич-панель')],
    flooringTypes: [valueNamed('flooring_type', 'Бетон с упрочнённым верхним слоем')],
    fireExtinguishingSystems: [valueNamed('fire_extinguishing_systems', 'Спринклерная')],
    ventilations: [valueNamed('ventilations', 'Приточно-вытяжная')],
    areaSet: {
      warehouse: {
        dry: { areaValue: Math.round(totalArea * 0.5) },
        temperature: { areaValue: Math.round(totalArea * 0.1), temperatureFrom: 2, temperatureTo: 6 },
        ...(hasCold
          ? { freezer: { areaValue: Math.round(totalArea * 0.1), temperatureFrom: -24, temperatureTo: -18 } }
          : {}),
      },
      office: { areaValue: Math.round(totalArea * 0.06) },
      mezzanine: { areaValue: Math.round(totalArea * 0.08) },
    },
  });
  return {
    fields,
    isArchived: chance.happens(0.05),
    vacancies: Array.from({ length: vacancies }, (_, index) =>
      inventVacancy(chance, { name: `${number}-${letters[index] ?? index + 1}`, totalArea, valueNamed }),
    ),
  };
}

const letters = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж', 'И', 'К', 'Л'] as const;

/** Kinds of area to choose from for a vacancy; each occurs at least once among the invented vacancies. */
const shapes = ['dry', 'cold', 'unheated', 'plain', 'production', 'light', 'data', 'mixed'] as const;

function areasOf(chance: Chance, area: number): object {
  const rate = (from: number, to: number) => chance.whole(from / 100, to / 100) * 100;
  const priced = (value: number, from: number, to: number) => ({
    areaValue: Math.round(value),
    leasePricePerSqm: rate(from, to),
  });
  const office = { office: priced(area * 0.08, 9_000, 14_000) };
  switch (chance.pick(shapes)) {
    case 'dry':
      return { warehouse: { dry: priced(area, 6_500, 12_000) }, ...office };
    case 'cold':
      return {
        warehouse: {
          temperature: { ...priced(area * 0.6, 11_000, 16_000), temperatureFrom: 2, temperatureTo: 6 },
          freezer: { ...priced(area * 0.4, 14_000, 19_000), temperatureFrom: -24, temperatureTo: -18 },
        },
      };
    case 'unheated':
      return { warehouse: { unheated: priced(area, 3_500, 6_000) } };
    case 'plain':
      return { warehouse: priced(area, 6_000, 11_000) };
    case 'production':
      return { production: priced(area, 7_000, 13_000), ...office };
    case 'light':
      return { lightIndustrial: priced(area, 10_000, 16_000) };
    case 'data':
      return { dataCenter: priced(area, 20_000, 40_000) };
    case 'mixed':
      return {
        warehouse: { dry: priced(area * 0.7, 7_000, 12_000), unheated: priced(area * 0.3, 4_000, 6_000) },
        mezzanine: priced(area * 0.2, 4_000, 7_000),
        ...office,
      };
  }
}

function inventVacancy(
  chance: Chance,
  { name, totalArea, valueNamed }: { name: string; totalArea: number; valueNamed: ValueOf },
): InventedVacancy {
  const area = Math.max(300, Math.round((totalArea * chance.between(0.03, 0.12)) / 50) * 50);
  const types = chance.pick([1, 1, 1, 3, 2, 5, 7]);
  const isClosed = chance.happens(0.15);
  const isWarned = chance.happens(0.12);
  const type = [1, 2, 4].find((bit) => (types & bit) !== 0) ?? 1;
  const fields = VacancyFields.parse({
    name,
    vacancyTypes: types,
    vacancyStatus: isClosed ? CLOSED_STATUS : isWarned ? (warningStatuses[chance.whole(0, 2)] ?? 3) : ACTIVE_STATUS,
    availabilityDate: `${chance.whole(2026, 2027)}-${chance.pick(['01', '03', '06', '09', '12'])}-01T00:00:00`,
    isWholeForRent: chance.happens(0.4),
    isPublicationOnWebsite: chance.happens(0.6),
    areaSetWithPrice: areasOf(chance, area),
    minimalRentalBlockArea: Math.round(area / 4),
    minimalSaleBlockArea: (types & 2) === 0 ? null : Math.round(area / 2),
    salePrice: (types & 2) === 0 ? null : area * chance.whole(45, 95) * 1_000,
    isRentalPriceOnRequest: chance.happens(0.1) || null,
    opexPerSqm: chance.whole(12, 24) * 100,
    isOpexIncluded: chance.happens(0.3),
    leaseVat: chance.pick([1, 2]),
    saleVat: (types & 2) === 0 ? null : 1,
    storageVat: (types & 4) === 0 ? null : 1,
    utilityBill: valueNamed('utility_bill', 'По счётчикам'),
    rentStatus: valueNamed('rent_statuses', isClosed ? 'Сдана' : chance.pick(['Свободна', 'Освобождается'])),
    floors: [valueNamed('floor', '1 этаж')],
    securityPayment: '2 месяца',
    rentalHolidays: chance.whole(0, 3),
    minimalRentalPeriod: chance.pick([11, 36, 60]),
    hasShelves: chance.happens(0.4),
    countPalletPlaces: chance.happens(0.3) ? Math.round(area * 0.9) : null,
    palletPrice: (types & 4) === 0 ? null : chance.whole(12, 24),
    dockNumber: chance.whole(1, 8),
    numberGatesZero: chance.whole(0, 2),
  });
  const deal = isClosed
    ? { vacancyType: type, rentalPeriod: type === 1 ? chance.pick([36, 60, 84]) : null, daysAgo: chance.whole(3, 400) }
    : undefined;
  return { fields, isArchived: chance.happens(0.05), deal };
}
