import { dictionaryFailures } from './dictionaries/dictionary-failures.ts';
import { fileFailures } from './files/file-failures.ts';
import { industrialFailures } from './industrial/industrial-failures.ts';
import { industrialRequestFailures } from './industrial/requests/request-failures.ts';
import { landContactFailures } from './land/contacts/land-contact-failures.ts';
import { favoriteFailures } from './land/favorites/favorite-failures.ts';
import { propertyFailures } from './land/properties/property-failures.ts';
import { requestFailures } from './land/requests/request-failures.ts';
import { operationFailures } from './operations/operation-failures.ts';
import type { OtherRecord } from './other-record.ts';
import { peopleFailures } from './people/people-failures.ts';
import { placeFailures } from './places/place-failures.ts';
import { reminderFailures } from './reminders/reminder-failures.ts';
import { linkFailures } from './sharing/link-failures.ts';
import { selectionFailures } from './sharing/selection-failures.ts';
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
  ...reminderFailures,
  ...viewFailures,
  ...industrialFailures,
  ...industrialRequestFailures,
} as const;

export type FailureCode = keyof typeof failureStatus;

/** Message per field path (`area`, `cadastralNumbers.0`, `gasSupply.to`), in Russian. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The body of a refusal. */
export interface FailureBody {
  readonly error: {
    readonly code: FailureCode;
    readonly message: string;
    readonly fields?: FieldMessages;
    /** On 409 for a changed entity: its current state, for a merge in the form. */
    readonly current?: unknown;
    /** On 409: the existing records that conflict, for links to them. */
    readonly others?: readonly OtherRecord[];
  };
}

interface AboutFailure {
  readonly message?: string;
  readonly fields?: FieldMessages;
  readonly current?: unknown;
  readonly others?: readonly OtherRecord[] | undefined;
  readonly retryAfterSeconds?: number;
}

/** An expected refusal, whose code is safe to show. Any other error is a bug and is answered with status 500. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly fields: FieldMessages | undefined;
  readonly current: unknown;
  /** Existing records that conflict. */
  readonly others: readonly OtherRecord[] | undefined;
  /** `Retry-After` (s), if the answer has one. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, about: AboutFailure = {}) {
    super(about.message ?? code);
    this.code = code;
    this.fields = about.fields;
    this.current = about.current;
    this.others = about.others;
    this.retryAfterSeconds = about.retryAfterSeconds;
  }

  get status(): number {
    return failureStatus[this.code];
  }
}
