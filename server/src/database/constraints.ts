import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import pg from 'pg';

/**
 * Refusals for violated constraints, with the form field. Keyed by schema and constraint name, since both domains have
 * tables of the same names.
 */
export type ConstraintMeanings = Readonly<Record<string, { readonly code: FailureCode; readonly field?: string }>>;

/** Constraints of tables shared by both domains; each domain adds its own. */
export const sharedConstraints: ConstraintMeanings = {
  // The employee of a valid token may be missing, for example after a backup was restored.
  'shared.audit__employee': { code: 'auth.required' },
  'shared.files__employee': { code: 'auth.required' },
  'shared.operations__employee': { code: 'auth.required' },
  'shared.archived_batches__archived_by': { code: 'auth.required' },
  'shared.trash__deleted_by': { code: 'auth.required' },
  'shared.views__owner': { code: 'auth.required' },
  'shared.list_habits__employee': { code: 'auth.required' },
  'shared.reminders__created_by': { code: 'auth.required' },
  'shared.today_done__employee': { code: 'auth.required' },
  'shared.link_messages__employee': { code: 'auth.required' },
  'shared.client_answers_seen__employee': { code: 'auth.required' },
  'shared.notification_settings__employee': { code: 'auth.required' },
  'shared.notification_reads__employee': { code: 'auth.required' },
  'shared.views__name': { code: 'view.name_taken', field: 'name' },
  // The view was deleted in another window at the same moment.
  'shared.list_habits__default_view': { code: 'view.not_found' },
};

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** No space for a table, an index or the log of the database. */
const DISK_FULL = '53100';
/**
 * Refusals of the database that mean "not now": connection lost (class 08), out of memory or connections (53),
 * unreadable file (58), starting or stopping (57P…), read-only replica (25006).
 */
const AWAY = /^(08|53|58)|^57P0[1-5]$|^25006$/;
/** Statement timeout (57014); repeated deadlock (40…). */
const BUSY = /^57014$|^40/;
const LINE_BROKEN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** Messages of `pg` without a code, when a connection breaks or cannot be opened. */
const AWAY_TEXT =
  /^Connection terminated|^timeout e(xceeded when trying to connect|xpired)|^Client (has encountered a connection error|was closed)|^Cannot use a pool after calling end|^driver has already been destroyed/;

/**
 * The refusal for an error of the driver; undefined for a bug.
 * @param meanings refusals for the domains' constraints; default: only those for shared tables
 */
export function failureOf(error: unknown, meanings: ConstraintMeanings = {}): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!(error instanceof pg.DatabaseError))
    return isSocketError(error) || AWAY_TEXT.test(error.message) ? new Failure('database.away') : undefined;
  const code = error.code ?? '';
  if (code === DISK_FULL) return new Failure('storage.full');
  if (AWAY.test(code)) return new Failure('database.away');
  if (BUSY.test(code)) return new Failure('server.busy');
  if (code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION) {
    const meaning = meaningOf(`${error.schema}.${error.constraint}`, { ...sharedConstraints, ...meanings });
    if (!meaning) return undefined;
    const message = code === UNIQUE_VIOLATION ? failureTexts[meaning.code] : fieldMessages.choose;
    return new Failure(meaning.code, meaning.field ? { fields: { [meaning.field]: message } } : {});
  }
  // Class 22, data exception: a NUL character or an out-of-range number that the schema accepted.
  return code.startsWith('22') ? new Failure('request.invalid') : undefined;
}

function meaningOf(constraint: string, meanings: ConstraintMeanings) {
  return Object.hasOwn(meanings, constraint) ? meanings[constraint] : undefined;
}

/**
 * A connection refused or broken by the system. Adapters of external services convert such errors into their own
 * refusals.
 */
function isSocketError(error: Error): boolean {
  const { code, syscall }: NodeJS.ErrnoException = error;
  return syscall === 'connect' || LINE_BROKEN.has(code ?? '');
}

/** A write refused by a constraint of the database (class 23). */
export function isIntegrityViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('23');
}

/**
 * A delete refused because the row is still referenced. The database reports it like an insert with a missing
 * reference, so only the deleting operation can distinguish them.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}
