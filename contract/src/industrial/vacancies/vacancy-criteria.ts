import { anyBit, anyOf, type Criteria, during, has, is, lacks, only, until, within } from '#criteria/criterion.ts';
import type { WarehousePart } from '#industrial/areas/area-kinds.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { filterLimits } from '#industrial/filter-limits.ts';
import type { vacancyFields } from './vacancy-fields.ts';

const max = filterLimits.vacancy;

/** Warehouse part whose area a vacancy must have when the flag is set in a filter. */
export const areaFlags = {
  hasDryArea: 'dry',
  hasTemperatureArea: 'temperature',
  hasFreezerArea: 'freezer',
  hasUnheatedArea: 'unheated',
} as const satisfies Readonly<Record<string, WarehousePart>>;

/** Warehouse areas of which a vacancy must have some (F-06). */
export const areaCriteria = {
  hasTemperatureArea: has('temperature'),
  hasDryArea: has('dry'),
  hasFreezerArea: has('freezer'),
  hasUnheatedArea: has('unheated'),
} as const satisfies { readonly [Flag in keyof typeof areaFlags]: ReturnType<typeof has<(typeof areaFlags)[Flag]>> };

/** Criteria of a vacancy (2§3). */
export const vacancyCriteria = {
  ids: only('id'),
  vacancyTypes: anyBit('vacancyTypes', enumerations['vacancy-types']),
  vacancyStatuses: anyOf('vacancyStatus'),
  salePrice: within('salePrice', { max }),
  /** Total area of the vacancy (M-26). */
  wholeVacancyArea: within('areaSize', { max }),
  minimalRentalBlockArea: within('minimalRentalBlockArea', { max }),
  minimalSaleBlockArea: within('minimalSaleBlockArea', { max }),
  /** Rate (roubles per m² a year, N-02). */
  averageNetRentalRate: within('averageNetRentalRate', { max }),
  /** Not in the specification: the rate is unknown or on request. */
  withoutRate: lacks('averageNetRentalRate'),
  availabilityDate: during('availabilityDate'),
  /** Not in the specification: free on this day, that is, from this day or earlier. */
  freeOn: until('availabilityDate'),
  mainAreaTypeCalc: anyOf('mainAreaTypeCalc'),
  /** Filter in the head of a column of the vacancy table (2§2). */
  hasShelves: is('hasShelves'),
  ...areaCriteria,
} as const satisfies Criteria<keyof typeof vacancyFields | WarehousePart | 'id'>;
