import * as z from 'zod';
import { Importance } from '#criteria/importance-schema.ts';
import { CodedValue, DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { created, edited } from '#entity-bodies.ts';
import { fieldMessages, whenMissing } from '#field-message.ts';
import { PropertyType } from '#land/dictionaries/dictionary-values.ts';
import { landUses, landUsesDraft } from '#land/land-uses.ts';
import { Area } from '#land/properties/property.ts';
import { UTILITY_MAX, utilityKinds } from '#land/utility.ts';
import { UtilityType } from '#land/utility-schemas.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { numberRange, rangeOf } from '#measure/range.ts';
import { maybe, maybeText, some } from '#optional.ts';
import { Company, Contact, CustomerId } from '#people/customer.ts';
import { referralDraft, referralShown } from '#people/referral.ts';
import { Region } from '#places/region.ts';
import { forEachName } from '#records.ts';
import { requestState, requestVersion } from '#requests/request-shape.ts';
import { link, text } from '#text.ts';
import { type RequestFlag, requestFlags } from './request-flags.ts';
import { requestLimits } from './request-limits.ts';

function forEachRequestFlag<T>(make: (flag: RequestFlag) => T): Record<RequestFlag, T> {
  return forEachName(requestFlags, make);
}

const Text = maybeText(text(10_000));

/** Id of a utility: `utilityKinds[…].id`, 1–5. */
const UtilityId = z.int().min(1).max(Object.keys(utilityKinds).length);

/** A required utility; `value` is the least capacity, in the utility's own measure. */
const AskedUtility = z.object({ id: UtilityId, value: maybe(z.number().min(0).max(UTILITY_MAX)) });
/** Kind of a required utility: 1 = technical conditions suffice, 2 = only a connection fits (E-09). */
const AskedInfrastructure = z.object({ id: UtilityId, type: UtilityType });

/** Reports a utility that is listed twice, at its second occurrence. */
function eachOnce({ value, issues }: z.core.ParsePayload<{ id: number }[]>): void {
  const ids = value.map((one) => one.id);
  const second = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (second !== -1) issues.push({ code: 'custom', path: [second], input: value });
}

const NAME_LENGTH = 500;

/** Name of a copy (E-07); a long name is shortened. */
export function nameOfCopy(name: string): string {
  const mark = ' (копия)';
  return `${name.slice(0, NAME_LENGTH - mark.length).trimEnd()}${mark}`;
}

/** Editable fields of a request; a whole entity may be sent back, its other fields are ignored. */
export const RequestFields = z.object({
  name: text(NAME_LENGTH).min(1),
  companyId: maybe(CustomerId),
  /** A contact of the CRM (E-12). */
  contactId: maybe(CustomerId),
  requestDate: LocalDateTime,
  responsibleEmployeeId: maybe(z.uuid()),
  regions: some(DictionaryReference, 200),
  landHighways: some(DictionaryReference, 200),
  /** Maximum distance (km, E-05). */
  distanceFromNearestCity: maybe(z.number().min(0).max(requestLimits.distanceFromNearestCity)),
  /** Hectares; zero is disallowed (K-06). */
  area: maybe(rangeOf(Area)),
  /** m² */
  buildingArea: maybe(numberRange(requestLimits.buildingArea)),
  /** Roubles. */
  budget: maybe(numberRange(requestLimits.budget)),
  /** At least one (E-03). */
  propertyTypes: z.array(DictionaryReference, whenMissing(fieldMessages.choose)).min(1, fieldMessages.choose).max(200),
  ...landUsesDraft,
  utilities: some(AskedUtility, 5).check(eachOnce),
  /** A utility listed here is required, whether or not it is in `utilities`. */
  infrastructure: some(AskedInfrastructure, 5).check(eachOnce),
  linkToDisk: link(2_000).min(1),
  /** A list, although the name is singular (1§3). */
  requestType: some(DictionaryReference, 200),
  comment: Text,
  ...referralDraft,
  isActual: z.boolean(),
  ...forEachRequestFlag(() => z.boolean().default(false)),
  /** `builtToSuit` and `builtToLease` have no default and are required (E-04). */
  builtToSuit: z.boolean(),
  builtToLease: z.boolean(),
  /** Absent: unchanged, or the default weighing of a new request (N-12). */
  importance: Importance.optional(),
});
export type RequestFields = z.infer<typeof RequestFields>;
/** Input before defaults are applied. */
export type RequestFieldsInput = z.input<typeof RequestFields>;

export const NewRequest = RequestFields.extend(created);
export type NewRequest = z.infer<typeof NewRequest>;

export const RequestDraft = RequestFields.extend(edited);
export type RequestDraft = z.infer<typeof RequestDraft>;

const NumberRange = z.object({ from: z.number().nullable(), to: z.number().nullable() });

/** A client's request for land (1§3), complete in lists too, because an expanded card shows all of it. */
export const LandRequest = z.object({
  ...requestVersion,
  name: z.string(),
  companyId: z.string().nullable(),
  contactId: z.string().nullable(),
  /** Data of the CRM; null as well when the service does not answer and nothing is stored. */
  company: Company.nullable(),
  contact: Contact.nullable(),
  requestDate: z.string(),
  responsibleEmployeeId: z.uuid().nullable(),
  regions: z.array(Region),
  landHighways: z.array(CodedValue),
  distanceFromNearestCity: z.number().nullable(),
  area: NumberRange.nullable(),
  buildingArea: NumberRange.nullable(),
  budget: NumberRange.nullable(),
  propertyTypes: z.array(PropertyType),
  ...landUses,
  /** Required utilities, in the order of 1§3. */
  utilities: z.array(z.object({ id: z.int(), name: z.string(), measure: z.string(), value: z.number().nullable() })),
  infrastructure: z.array(z.object({ id: z.int(), type: UtilityType })),
  linkToDisk: z.string(),
  requestType: z.array(NamedValue),
  comment: z.string().nullable(),
  ...referralShown,
  dateTimeCreated: z.string(),
  /** When the request was last confirmed (D-19). */
  actualizeRequestDate: z.string().nullable(),
  isActual: z.boolean(),
  importance: Importance,
  ...requestState,
  ...forEachRequestFlag(() => z.boolean()),
});
export type LandRequest = z.infer<typeof LandRequest>;
