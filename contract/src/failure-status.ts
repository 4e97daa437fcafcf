import { dictionaryFailures } from './dictionaries/dictionary-failures.ts';
import { draftFailures } from './drafts/draft-failures.ts';
import { fileFailures } from './files/file-failures.ts';
import { industrialFailures } from './industrial/industrial-failures.ts';
import { industrialRequestFailures } from './industrial/requests/request-failures.ts';
import { landContactFailures } from './land/contacts/land-contact-failures.ts';
import { favoriteFailures } from './land/favorites/favorite-failures.ts';
import { propertyFailures } from './land/properties/property-failures.ts';
import { requestFailures } from './land/requests/request-failures.ts';
import { loadFailures } from './loads/load-failures.ts';
import { operationFailures } from './operations/operation-failures.ts';
import { peopleFailures } from './people/people-failures.ts';
import { placeFailures } from './places/place-failures.ts';
import { reminderFailures } from './reminders/reminder-failures.ts';
import { roundTripFailures } from './round-trip/round-trip-failures.ts';
import { linkFailures } from './sharing/link-failures.ts';
import { selectionFailures } from './sharing/selection-failures.ts';
import { systemFailures } from './system-failures.ts';
import { trashFailures } from './trash/trash-failures.ts';
import { viewFailures } from './views/view-failures.ts';

/** Refusals possible for any call. */
export const generalFailures = {
  'request.invalid': 400,
  'request.unreadable': 400,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.too_many': 429,
  'route.not_found': 404,
  'database.away': 503,
  'server.busy': 503,
  /** The disk of the server or of its database is full. */
  'storage.full': 507,
  unexpected: 500,
} as const;

/** Every refusal of the product and its HTTP status. */
export const failureStatus = {
  ...generalFailures,
  ...peopleFailures,
  ...placeFailures,
  ...dictionaryFailures,
  ...fileFailures,
  ...propertyFailures,
  ...favoriteFailures,
  ...landContactFailures,
  ...requestFailures,
  ...selectionFailures,
  ...linkFailures,
  ...trashFailures,
  ...operationFailures,
  ...roundTripFailures,
  ...loadFailures,
  ...reminderFailures,
  ...viewFailures,
  ...draftFailures,
  ...systemFailures,
  ...industrialFailures,
  ...industrialRequestFailures,
} as const;
