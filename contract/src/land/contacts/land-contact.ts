import { normalisePhone } from '@gektar/format/phone-number.ts';
import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { fieldMessages } from '#field-message.ts';
import { isEmail } from '#people/email.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';

/** Maximum lengths of a land contact's texts (characters). */
export const landContactLimits = { name: 100, phone: 30, email: 200, comment: 10_000 } as const;

const wrong = fieldMessages.contact;
const typed = (max: number) => text(max, wrong, wrong);
const Name = typed(landContactLimits.name).min(1, wrong);

/** Stored as eleven digits beginning with 7, from any typed form; anything else is refused (K-08). */
const Phone = typed(landContactLimits.phone).transform((value, context) => {
  if (value === '') return null;
  const phone = normalisePhone(value);
  if (phone === undefined || /\p{L}/u.test(value)) {
    context.issues.push({ code: 'custom', input: value, message: wrong });
    return z.NEVER;
  }
  return phone;
});

const Email = typed(landContactLimits.email)
  .refine((value) => value === '' || isEmail(value), wrong)
  .transform((value) => value || null);

/** Blank text becomes null. */
function maybeText(max: number) {
  return typed(max)
    .nullable()
    .default(null)
    .transform((value) => value || null);
}

/** Editable fields of a land contact; every error has the same message (1§5, K-01). */
export const LandContactFields = z.object({
  firstName: Name,
  lastName: Name,
  middleName: maybeText(landContactLimits.name),
  phone: Phone.nullable().default(null),
  email: Email.nullable().default(null),
  comment: maybeText(landContactLimits.comment),
});
export type LandContactFields = z.infer<typeof LandContactFields>;
/** Input before defaults are applied. */
export type LandContactFieldsInput = z.input<typeof LandContactFields>;

/** Fields of an edited contact, with the version that the edit is based on. */
export const LandContactDraft = LandContactFields.extend({
  id: z.uuid(),
  rowVersion: RowVersion,
});
export type LandContactDraft = z.infer<typeof LandContactDraft>;

/** A person to call about plots, entered by employees (1§3, D-09). */
export const LandContact = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string().nullable(),
  /** Eleven digits beginning with 7 (K-08). */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  comment: z.string().nullable(),
});
export type LandContact = z.infer<typeof LandContact>;

export const listLandContacts = endpoint({
  method: 'GET',
  path: '/api/land/land-contacts',
  access: 'employee',
  summary: 'Все контакты, созданный последним – в конце',
  output: z.array(LandContact),
  failures: [],
});

export const getLandContact = endpoint({
  method: 'GET',
  path: '/api/land/land-contacts/{id}',
  access: 'employee',
  summary: 'Один контакт',
  params: ById,
  output: LandContact,
  failures: ['land_contact.not_found'],
});

export const createLandContact = endpoint({
  method: 'POST',
  path: '/api/land/land-contacts',
  access: 'employee',
  summary: 'Новый контакт',
  body: LandContactFields,
  output: LandContact,
  success: 201,
  failures: [],
});

export const updateLandContact = endpoint({
  method: 'POST',
  path: '/api/land/land-contacts/update',
  access: 'employee',
  summary: 'Изменить контакт; устаревшее состояние не принимается',
  body: LandContactDraft,
  output: LandContact,
  failures: ['land_contact.not_found', 'land_contact.changed'],
});

export const deleteLandContact = endpoint({
  method: 'DELETE',
  path: '/api/land/land-contacts/{id}',
  access: 'employee',
  summary: 'Удалить контакт; тот, на кого ссылается объект, не удаляется',
  params: ById,
  output: ById,
  failures: ['land_contact.not_found', 'land_contact.in_use'],
});
