import * as z from 'zod';
import { filterLimits } from '#industrial/complexes/complex-filter.ts';
import { bitsOf } from '#industrial/described-schemas.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { dayRange, rangeUpTo } from '#industrial/ranges.ts';
import { AnyOfIds, OnlyUuids, TriState } from '#list.ts';
import { maybe } from '#optional.ts';

/** Warehouse areas of which there must be some; only true asks (F-06). */
const asked = z.boolean().default(false);

/** Criteria of a vacancy (2§3). */
export const VacancyFilter = z.object({
  ids: OnlyUuids,
  /** A sum; any of these types. */
  vacancyTypes: maybe(bitsOf(enumerations['vacancy-types'])),
  vacancyStatuses: AnyOfIds,
  salePrice: rangeUpTo(filterLimits.vacancy),
  /** Compared with areaSize (M-26). */
  wholeVacancyArea: rangeUpTo(filterLimits.vacancy),
  minimalRentalBlockArea: rangeUpTo(filterLimits.vacancy),
  minimalSaleBlockArea: rangeUpTo(filterLimits.vacancy),
  /** Roubles per m² a year (N-02). */
  averageNetRentalRate: rangeUpTo(filterLimits.vacancy),
  availabilityDate: dayRange,
  mainAreaTypeCalc: AnyOfIds,
  /** A column of the vacancy table that filters (2§2). */
  hasShelves: TriState,
  hasTemperatureArea: asked,
  hasDryArea: asked,
  hasFreezerArea: asked,
  hasUnheatedArea: asked,
});
export type VacancyFilter = z.infer<typeof VacancyFilter>;

/** A vacancy has the area of this kind when its flag is set. */
export const areaFlags = {
  hasDryArea: 'dry',
  hasTemperatureArea: 'temperature',
  hasFreezerArea: 'freezer',
  hasUnheatedArea: 'unheated',
} as const satisfies Partial<Record<keyof VacancyFilter, string>>;
