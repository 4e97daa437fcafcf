import { dictionaryCalls } from './dictionary-calls.ts';
import { draftCalls } from './draft-calls.ts';
import { industrialCalls } from './industrial-calls.ts';
import { industrialRequestCalls } from './industrial-request-calls.ts';
import { loadCalls } from './load-calls.ts';
import { operationCalls } from './operation-calls.ts';
import { propertyCalls } from './property-calls.ts';
import { requestCalls } from './request-calls.ts';
import { roundTripCalls } from './round-trip-calls.ts';
import { selectionCalls } from './selection-calls.ts';
import { sharedCalls } from './shared-calls.ts';
import { talkCalls } from './talk-calls.ts';
import { todayCalls } from './today-calls.ts';
import { trashCalls } from './trash-calls.ts';
import { viewCalls } from './view-calls.ts';
import type { WritingCall } from './writing-call.ts';

/**
 * All calls that write. A declared POST, PUT or DELETE endpoint that is neither here nor in `readingPosts` fails
 * `nothing-half-done.test.ts`.
 */
export const writingCalls: readonly WritingCall[] = [
  ...sharedCalls,
  ...dictionaryCalls,
  ...propertyCalls,
  ...requestCalls,
  ...roundTripCalls,
  ...selectionCalls,
  ...industrialCalls,
  ...industrialRequestCalls,
  ...trashCalls,
  ...operationCalls,
  ...draftCalls,
  ...loadCalls,
  ...talkCalls,
  ...todayCalls,
  ...viewCalls,
];

/** Endpoints that only read, by POST, since their input does not fit into a URL. */
export const readingPosts: readonly string[] = [
  'POST /api/Contact/companies-by-ids',
  'POST /api/Contact/contacts-by-ids',
  'POST /api/Contact/doubles',
  'POST /api/address',
  'POST /api/industrial/complexes/cluster-complexes',
  'POST /api/industrial/powerpoint-update/request/{id}/check',
  'POST /api/land/powerpoint-update/request/{id}/check',
  'POST /api/industrial/full-model/count',
  'POST /api/industrial/full-model/count-vacancies',
  'POST /api/industrial/full-model/get-all',
  'POST /api/industrial/full-model/get-full-vacancies',
  'POST /api/industrial/full-model/get-count-vacancies-inside-request',
  'POST /api/industrial/full-model/get-vacancies-inside-request',
  'POST /api/industrial/full-model/get-vacancies-near-request',
  'POST /api/industrial/full-model/get-count-vacancies-near-request',
  'POST /api/land/messages/read',
  'POST /api/industrial/messages/read',
  'POST /api/land/requests/plots-near',
  'POST /api/land/requests/plots-near/count',
  'POST /api/land/requests/{id}/importance-preview',
  'POST /api/industrial/requests/{id}/importance-preview',
  'POST /api/land/requests/property/unsaved-matches',
  'POST /api/industrial/requests/vacancy/unsaved-matches',
  'POST /api/industrial/requests/complex/unsaved-matches',
  'POST /api/industrial/full-model/map',
  'POST /api/industrial/full-model/map-places',
  'POST /api/industrial/full-model/map-vacancy-places',
  'POST /api/industrial/round-trips',
  'POST /api/industrial/round-trips/cells',
  'POST /api/land/round-trips',
  'POST /api/land/round-trips/cells',
  'POST /api/industrial/map-points/map-search',
  'POST /api/industrial/map-points/map-search-inside-request',
  'POST /api/industrial/map-points/places-inside-request',
  'POST /api/industrial/request-selections/of-objects',
  'POST /api/industrial/request-selections/of-objects/counts',
  'POST /api/industrial/requests/count',
  'POST /api/industrial/requests/get-by-filter',
  'POST /api/industrial/requests/map-requests',
  'POST /api/industrial/vacancies/cluster-vacancies',
  'POST /api/land/properties/choose',
  'POST /api/land/properties/count',
  'POST /api/land/properties/doubles',
  'POST /api/land/properties/get-all',
  'POST /api/land/properties/map-places',
  'POST /api/land/properties/map-properties',
  'POST /api/land/request-selections/of-objects',
  'POST /api/land/request-selections/of-objects/counts',
  'POST /api/land/requests/count',
  'POST /api/land/requests/getByFilter',
  'POST /api/land/requests/map-requests',
  'POST /api/polygon-by-image',
  'POST /api/views/count',
  'POST /api/presence',
];
