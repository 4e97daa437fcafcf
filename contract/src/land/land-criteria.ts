import { AnyOfIds, AnyOfOkveds, AnyOfUuids, OnlyUuids, TriState } from '#list.ts';
import { dayRange } from '#measure/day-range.ts';
import { text } from '#text.ts';

/** Criteria that plots and requests for land are both found by. */
export const landCriteria = {
  /** true = active, false = archived, null = both (1§2). */
  isEnabled: TriState,
  ids: OnlyUuids,
  searchText: text(200).nullable().default(null),
  regionIds: AnyOfIds,
  landHighwayIds: AnyOfIds,
  propertyTypeIds: AnyOfIds,
  bestUseIds: AnyOfIds,
  okvedIds: AnyOfOkveds,
  responsibleEmployeeIds: AnyOfUuids,
  dateTimeCreated: dayRange,
};
