import { normalisePhone } from '@gektar/format/phone-number.ts';
import * as z from 'zod';
import { maybe } from '#optional.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';
import { CustomerId } from './customer.ts';
import { isEmail } from './email.ts';
import { innProblem } from './inn.ts';

/**
 * Limits of companies and contacts that are not from the CRM (N-03): text lengths (characters), and numbers of phones
 * and of e-mail addresses.
 */
export const ownCustomerLimits = {
  name: 300,
  personName: 100,
  phone: 30,
  email: 200,
  note: 10_000,
  means: 10,
} as const;

/** Messages at the fields of companies and contacts that are not from the CRM. */
export const ownCustomerMessages = {
  phone: 'Телефон из 11 цифр: +7 (916) 123-45-67',
  email: 'Адрес вида name@example.ru',
  innLength: 'ИНН из 10 или 12 цифр',
  innChecksum: 'Проверьте ИНН: контрольное число не сходится',
} as const;

/** `+375 29 123-45-67`: a number of another country, 8 to 15 digits after the plus. */
const FOREIGN = /^\+(?!7)\d{8,15}$/;

/** Stored as eleven digits beginning with 7, from any typed form (K-08); a foreign number is stored with its plus. */
export const Phone = text(ownCustomerLimits.phone).transform((value, context) => {
  const bare = value.replaceAll(/[\s()-]/g, '');
  const phone = FOREIGN.test(bare) ? bare : /\p{L}/u.test(value) ? undefined : normalisePhone(value);
  if (phone !== undefined) return phone;
  context.issues.push({ code: 'custom', input: value, message: ownCustomerMessages.phone });
  return z.NEVER;
});

const Email = text(ownCustomerLimits.email).refine(isEmail, ownCustomerMessages.email);

/** A blank INN becomes null; spaces between digits are removed. */
const Inn = maybe(text(30)).transform((value, context) => {
  const inn = (value ?? '').replaceAll(/\s/g, '');
  if (inn === '') return null;
  const problem = innProblem(inn);
  if (problem === undefined) return inn;
  const message = problem === 'length' ? ownCustomerMessages.innLength : ownCustomerMessages.innChecksum;
  context.issues.push({ code: 'custom', input: value, message });
  return z.NEVER;
});

const Note = maybe(text(ownCustomerLimits.note)).transform((value) => value || null);

/** A list of phones or e-mail addresses; duplicates are removed. */
const means = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .max(ownCustomerLimits.means)
    .default([])
    .transform((values) => [...new Set(values)]);

const shared = { phones: means(Phone), emails: means(Email), note: Note };

/** Editable fields of a company that is not from the CRM. */
export const OwnCompanyFields = z.object({
  name: text(ownCustomerLimits.name).min(1),
  inn: Inn,
  ...shared,
});
export type OwnCompanyFields = z.infer<typeof OwnCompanyFields>;

/** Editable fields of a contact that is not from the CRM. */
export const OwnContactFields = z.object({
  firstName: text(ownCustomerLimits.personName).min(1),
  lastName: text(ownCustomerLimits.personName).default(''),
  companyId: maybe(CustomerId),
  ...shared,
});
export type OwnContactFields = z.infer<typeof OwnContactFields>;

/** Maximum number of possible duplicates in one answer, the most likely first. */
export const MOST_DOUBLES = 20;

/** Records with the same phone or INN that the employee has seen and declared to be different. */
const notDoubles = z.array(CustomerId).max(100).default([]);

/** `newId` is made by the client, so that a creation sent twice creates one record. */
const creation = { newId: z.uuid().optional(), notDoubles };
export const OwnCompanyCreation = OwnCompanyFields.extend(creation);
export type OwnCompanyCreation = z.infer<typeof OwnCompanyCreation>;
export const OwnContactCreation = OwnContactFields.extend(creation);
export type OwnContactCreation = z.infer<typeof OwnContactCreation>;

const version = { id: CustomerId, rowVersion: RowVersion, notDoubles };
export const OwnCompanyDraft = OwnCompanyFields.extend(version);
export type OwnCompanyDraft = z.infer<typeof OwnCompanyDraft>;
export const OwnContactDraft = OwnContactFields.extend(version);
export type OwnContactDraft = z.infer<typeof OwnContactDraft>;

const storedVersion = { id: CustomerId, rowVersion: z.int() };
const storedMeans = { phones: z.array(z.string()), emails: z.array(z.string()), note: z.string().nullable() };

/** A company that is not from the CRM, as it is edited. */
export const OwnCompany = z.object({
  ...storedVersion,
  name: z.string(),
  inn: z.string().nullable(),
  ...storedMeans,
});
export type OwnCompany = z.infer<typeof OwnCompany>;

/** A contact that is not from the CRM, as it is edited. */
export const OwnContact = z.object({
  ...storedVersion,
  firstName: z.string(),
  lastName: z.string(),
  companyId: CustomerId.nullable(),
  ...storedMeans,
});
export type OwnContact = z.infer<typeof OwnContact>;

export const CustomerKindName = z.enum(['company', 'contact']);
export type CustomerKindName = z.infer<typeof CustomerKindName>;

/** Fields to find duplicates by; incomplete ones find nothing. */
export const DoubleSearch = z.object({
  kind: CustomerKindName,
  /** For a contact: first and last name, in any order. */
  name: text(ownCustomerLimits.name).default(''),
  phones: z.array(text(ownCustomerLimits.phone)).max(ownCustomerLimits.means).default([]),
  inn: maybe(text(30)),
  /** The record being edited, excluded from the result. */
  exceptId: maybe(CustomerId),
});
export type DoubleSearch = z.infer<typeof DoubleSearch>;

/** An existing company or contact that may be the same as the typed one. */
export const CustomerDouble = z.object({
  id: CustomerId,
  name: z.string(),
  /** The strongest reason to consider it a duplicate. */
  reason: z.enum(['phone', 'inn', 'name']),
  inn: z.string().nullable(),
  phones: z.array(z.string()),
  /** The contact's company; null for a company. */
  companyId: CustomerId.nullable(),
  companyName: z.string().nullable(),
  /** A CRM is connected, and this record is our own (N-03). */
  isOwn: z.boolean(),
});
export type CustomerDouble = z.infer<typeof CustomerDouble>;
