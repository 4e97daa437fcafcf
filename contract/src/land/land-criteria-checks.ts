import { isDays, isIds, isUuids } from '#checks.ts';
import { MAX_TAKE, MOST_IDS, MOST_OKVEDS } from '#list-limits.ts';

/** Ids of values of a dictionary, as many as a filter takes. */
export const isAnyIds = isIds(MOST_IDS);

/** What an address has another place or name for. */
export type NotInAddress = 'isEnabled' | 'ids' | 'searchText';

/** Values that an address may give to `landCriteria`. */
export const landCriteriaChecks = {
  regionIds: isAnyIds,
  landHighwayIds: isAnyIds,
  propertyTypeIds: isAnyIds,
  bestUseIds: isAnyIds,
  okvedIds: isIds(MOST_OKVEDS),
  responsibleEmployeeIds: isUuids(MAX_TAKE),
  dateTimeCreated: isDays,
};
