import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { countOf } from '#views/list-counts.ts';
import { countPropertyRows } from './properties/property-queries.ts';
import { countRequestRows } from './requests/request-queries.ts';

/** Functions that count the rows of a list for its views, keyed by list. */
export const landCounts = {
  'land-properties': countOf(PropertyFilter, countPropertyRows),
  'land-requests': countOf(RequestFilter, ({ db }, filter) => countRequestRows(db, filter)),
} as const;
