import * as z from 'zod';
import { dayRange, rangeUpTo } from '#industrial/ranges.ts';
import { AnyOfIds, AnyOfUuids, OnlyUuids } from '#list.ts';
import { maybe } from '#optional.ts';
import { text } from '#text.ts';

/** Maxima of the industrial filters (2§5); more is refused (M-42). */
export const filterLimits = {
  /** m² of complexes and buildings, km. */
  area: 999_999,
  floors: 999,
  /** m² and roubles of vacancies. */
  vacancy: 999_999_999,
} as const;

/** Criteria of the complex itself (2§3). */
export const ComplexFilter = z.object({
  ids: OnlyUuids,
  regionIds: AnyOfIds,
  /** Own addition (the drawn chip 'Шоссе'). */
  highwayIds: AnyOfIds,
  responsibleUser: AnyOfUuids,
  /** Parts of numbers; any of them. */
  cadastralNumbers: z.array(text(200).min(1)).max(100).default([]),
  /** Words of the name or the address, in any form (0022). */
  complexName: maybe(text(200)),
  complexConstructionStatuses: AnyOfIds,
  complexArea: rangeUpTo(filterLimits.area),
  distanceFromRingRoad: rangeUpTo(filterLimits.area),
  distanceFromCenter: rangeUpTo(filterLimits.area),
  commissioningDate: dayRange,
  typeIndustrialArea: AnyOfIds,
});
export type ComplexFilter = z.infer<typeof ComplexFilter>;
