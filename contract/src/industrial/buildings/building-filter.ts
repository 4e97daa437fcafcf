import * as z from 'zod';
import { filterLimits } from '#industrial/complexes/complex-filter.ts';
import { bitsOf } from '#industrial/described-schemas.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { dayRange, rangeUpTo } from '#industrial/ranges.ts';
import { AnyOfIds } from '#list.ts';
import { maybe } from '#optional.ts';
import { CustomerId } from '#people/customer.ts';

/** Criteria of a building (2§3): a complex is found by the building that meets all of them. */
export const BuildingFilter = z.object({
  buildingClasses: AnyOfIds,
  buildingConstructionStatuses: AnyOfIds,
  /** A sum; an operator with any of these roles (2§3). */
  operatorRoles: maybe(bitsOf(enumerations.roles)),
  bitrixOperatorIds: z.array(CustomerId).max(500).default([]),
  totalArea: rangeUpTo(filterLimits.area),
  floorLoad: rangeUpTo(filterLimits.area),
  floorNumbers: rangeUpTo(filterLimits.floors),
  commissioningDate: dayRange,
  demolitionDate: dayRange,
});
export type BuildingFilter = z.infer<typeof BuildingFilter>;
