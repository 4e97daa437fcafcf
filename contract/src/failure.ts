import type { failureStatus } from './failure-status.ts';
import type { OtherRecord } from './other-record.ts';

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
  readonly status?: number;
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
  /** HTTP status of the answer with this refusal; undefined in the server, which has the statuses of all codes. */
  readonly status: number | undefined;

  constructor(code: FailureCode, about: AboutFailure = {}) {
    super(about.message ?? code);
    this.code = code;
    this.fields = about.fields;
    this.current = about.current;
    this.others = about.others;
    this.retryAfterSeconds = about.retryAfterSeconds;
    this.status = about.status;
  }
}
