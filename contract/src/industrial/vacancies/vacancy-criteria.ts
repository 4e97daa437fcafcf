import { anyBit, anyOf, type Criteria, during, has, is, lacks, only, until, within } from '#criteria/criterion.ts';
import type { WarehousePart } from '#industrial/areas/area-kinds.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { filterLimits } from '#industrial/filter-limits.ts';
import type { vacancyFields } from './vacancy-fields.ts';

const max = filterLimits.vacancy;

/** A vacancy has the area of this kind when its flag is set. */
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
  /** The whole of its areas (M-26). */
  wholeVacancyArea: within('areaSize', { max }),
  minimalRentalBlockArea: within('minimalRentalBlockArea', { max }),
  minimalSaleBlockArea: within('minimalSaleBlockArea', { max }),
  /** Roubles per m² a year (N-02). */
  averageNetRentalRate: within('averageNetRentalRate', { max }),
  /** Own addition: no rate is known, or it is on request. */
  withoutRate: lacks('averageNetRentalRate'),
  availabilityDate: during('availabilityDate'),
  /** Own addition: free on this day, so from it or earlier. */
  freeOn: until('availabilityDate'),
  mainAreaTypeCalc: anyOf('mainAreaTypeCalc'),
  /** A column of the vacancy table that filters (2§2). */
  hasShelves: is('hasShelves'),
  ...areaCriteria,
} as const satisfies Criteria<keyof typeof vacancyFields | WarehousePart | 'id'>;
