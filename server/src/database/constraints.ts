import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import pg from 'pg';

/** What a broken constraint means to a person: the refusal, and the field of the form that it belongs to. */
const meanings: Readonly<Record<string, { code: FailureCode; field?: string }>> = {
  property_cadastral_numbers__number: { code: 'cadastral_number.taken', field: 'cadastralNumbers' },
  properties__category: { code: 'property.unknown_reference', field: 'category' },
  properties__property_type: { code: 'property.unknown_reference', field: 'propertyType' },
  properties__ownership_type: { code: 'property.unknown_reference', field: 'ownershipType' },
  properties__land_highway: { code: 'property.unknown_reference', field: 'landHighway' },
  properties__region: { code: 'property.unknown_reference', field: 'region' },
  properties__land_contact: { code: 'property.unknown_reference', field: 'landContact' },
  properties__responsible_employee: { code: 'property.unknown_reference', field: 'responsibleEmployeeId' },
  property_best_uses__best_use: { code: 'property.unknown_reference', field: 'bestUses' },
  property_permitted_use_types__permitted_use_type: {
    code: 'property.unknown_reference',
    field: 'permittedUseTypes',
  },
  property_okveds__okved: { code: 'property.unknown_reference', field: 'okveds' },
  // A token may outlive the base it was issued for.
  audit__employee: { code: 'auth.required' },
  property_comments__employee: { code: 'auth.required' },
  property_images__image_type: { code: 'property.unknown_reference', field: 'images' },
};

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Refusals of the database that say "not now" rather than "wrong": starting, stopping, too many, gone. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '57014']);
const AWAY_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EACCES']);
/** What `pg` itself throws, without a code, when a connection breaks or cannot be had. */
const AWAY_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

/**
 * What an error of the driver means: a refusal of ours, or nothing if it is a bug.
 * A constraint is looked up by its name.
 */
export function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (AWAY.has(code) || code.startsWith('08') || AWAY_SYSTEM.has(code) || AWAY_TEXT.test(error.message)) {
    return new Failure('database.away');
  }
  if (!(error instanceof pg.DatabaseError)) return undefined;
  if (code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION) {
    const meaning = meanings[error.constraint ?? ''];
    if (!meaning) return undefined;
    const message = meaning.code === 'cadastral_number.taken' ? failureTexts[meaning.code] : fieldMessages.choose;
    return new Failure(meaning.code, meaning.field ? { fields: { [meaning.field]: message } } : {});
  }
  // Class 22, data exception: a NUL character or a number out of a column's reach slipped past the schema.
  return code.startsWith('22') ? new Failure('request.invalid') : undefined;
}

/**
 * A delete refused because something still refers to the row. The database reports it like an insert that refers
 * to nothing, so only the deed that deletes knows which of the two it was.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}
