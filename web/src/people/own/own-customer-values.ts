import { OwnCompanyFields, OwnContactFields } from '@gektar/contract/people/own-customer.ts';
import { normalisePhone } from '@gektar/format/phone-number.ts';
import { issuesOf } from '#form/issues.ts';
import type { CustomerKind } from '#people/link-customer.ts';

/** Form values of a company or a contact; '' is empty. Fields that only the other kind has stay empty. */
export interface OwnCustomerValues {
  readonly name: string;
  readonly inn: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string | null;
  /** Never empty lists, so that at least one field is shown. */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly note: string;
}

export const emptyValues: OwnCustomerValues = {
  ...{ name: '', inn: '', firstName: '', lastName: '', companyId: null },
  ...{ phones: [''], emails: [''], note: '' },
};

/** Minimum number of digits of a phone or an INN; with fewer, the text is probably a name: 'Склад 24'. */
const FEWEST_DIGITS = 6;

/** Initial values of a new record from the text typed into a field: a telephone number, an INN or a name. */
export function valuesOfTyped(kind: CustomerKind, typed: string, companyId: string | null): OwnCustomerValues {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '');
  const values = { ...emptyValues, companyId: kind === 'contact' ? companyId : null };
  if (/^[\d\s()+-]+$/.test(text) && digits.length >= FEWEST_DIGITS) {
    const isInn = kind === 'company' && normalisePhone(text) === undefined;
    return isInn ? { ...values, inn: digits } : { ...values, phones: [phoneOf(text)] };
  }
  return kind === 'company' ? { ...values, name: text } : { ...values, ...namesOfPerson(text) };
}

/** A complete phone number in its stored form; an incomplete one as the phone field expects it. */
function phoneOf(text: string): string {
  const whole = normalisePhone(text);
  if (whole !== undefined) return whole;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') && !digits.startsWith('7')) return `+${digits}`;
  return digits.startsWith('7') ? digits : `7${digits.replace(/^8/, '')}`;
}

const SURNAME =
  /^\p{L}{2,}(?:ов|ев|ёв|ин|ын|ова|ева|ёва|ина|ына|ский|цкий|ская|цкая|енко|чук|юк|ко|ых|их|ян|дзе|швили)$/iu;
/** First names that end like a surname. */
const FIRST_NAMES = new Set(
  'константин валентин валентина марина ирина екатерина алина полина галина карина кристина арина ангелина регина эвелина яков емельян севастьян августин'.split(
    ' ',
  ),
);

function isSurname(word: string): boolean {
  return SURNAME.test(word) && !FIRST_NAMES.has(word.toLocaleLowerCase('ru'));
}

/**
 * First and last name in either order: 'Пашин Семён' and 'Семён Пашин' are the same person. A single word is a surname
 * if it ends like one.
 */
export function namesOfPerson(text: string): Pick<OwnCustomerValues, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = text.split(/\s+/).filter(Boolean);
  if (rest.length === 0)
    return isSurname(first) ? { firstName: '', lastName: first } : { firstName: first, lastName: '' };
  const isSurnameFirst = isSurname(first) && !isSurname(rest.at(-1) ?? '');
  return isSurnameFirst
    ? { firstName: rest.join(' '), lastName: first }
    : { firstName: first, lastName: rest.join(' ') };
}

/** Fields to send; empty phones and e-mails are left out. */
export function fieldsOf(kind: CustomerKind, values: OwnCustomerValues): object {
  return kind === 'company' ? companyFieldsOf(values) : contactFieldsOf(values);
}

export function companyFieldsOf({ name, inn, ...values }: OwnCustomerValues) {
  return { name, inn, ...sharedFieldsOf(values) };
}

export function contactFieldsOf({ firstName, lastName, companyId, ...values }: OwnCustomerValues) {
  return { firstName, lastName, companyId, ...sharedFieldsOf(values) };
}

function sharedFieldsOf({ phones, emails, note }: Pick<OwnCustomerValues, 'phones' | 'emails' | 'note'>) {
  return { phones: phones.filter(isTyped), emails: emails.filter(isTyped), note };
}

function isTyped(text: string): boolean {
  return text.trim() !== '';
}

/** Messages by field path: `phones.0`. */
export type OwnCustomerProblems = Readonly<Record<string, string>>;

/** Errors of the fields by the schema of the server; empty when all fields are valid. */
export function problemsOf(kind: CustomerKind, values: OwnCustomerValues): OwnCustomerProblems {
  const issues = issuesOf(kind === 'company' ? OwnCompanyFields : OwnContactFields, fieldsOf(kind, values));
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** Whether the fields to send differ from the initial ones. */
export function isChanged(kind: CustomerKind, values: OwnCustomerValues, initial: OwnCustomerValues): boolean {
  return JSON.stringify(fieldsOf(kind, values)) !== JSON.stringify(fieldsOf(kind, initial));
}
