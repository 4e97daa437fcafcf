import * as z from 'zod';
import { Importance } from '#criteria/importance-schema.ts';
import { created, edited } from '#entity-bodies.ts';
import { fieldsOfKind, fieldsWithout } from '#fields.ts';
import { CityRegion, CityRegions, FullCityRegion } from '#industrial/city-region.ts';
import { anyOfList, draftShape, oneOfList, wireShape } from '#industrial/described-schemas.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { RequestTypes } from '#industrial/request-types.ts';
import { maybe } from '#optional.ts';
import { Company, Contact } from '#people/customer.ts';
import { pick } from '#records.ts';
import { requestState, requestVersion } from '#requests/request-shape.ts';
import { computedOfRequest, requestFields, requiredOfRequest } from './request-fields.ts';

const mainType = oneOfList(enumerations['area-types']);

// Days come after the other described fields in drafts and answers.
const daysOfRequest = fieldsOfKind(requestFields, 'days');
const plainFields = fieldsWithout(requestFields, daysOfRequest);
const dayFields = pick(requestFields, daysOfRequest);

const draft = {
  ...draftShape(fieldsWithout(plainFields, computedOfRequest), requiredOfRequest),
  requestTypes: RequestTypes,
  ...draftShape(dayFields, []),
  cityRegions: CityRegions,
  /** Colleagues who may edit the request in addition to its author and responsible employee (B-07). */
  additionalAccessEmployees: z
    .array(z.uuid())
    .max(200)
    .default([])
    .transform((ids) => [...new Set(ids)]),
  mainAreaTypesCalc: anyOfList(enumerations['area-types']).optional(),
  /** Second name of `mainAreaTypesCalc` (F-08); used when the first name is absent. */
  mainAreaTypeCalc: maybe(z.union([mainType.transform((id) => [id]), z.array(mainType)])),
  /** Absent: unchanged, or the default weighing of a new request (N-12). */
  importance: Importance.optional(),
} as const;

/** Merges both names of the main types into `mainAreaTypesCalc`. */
function withOneName<Fields extends { mainAreaTypesCalc?: number[] | undefined; mainAreaTypeCalc: number[] | null }>({
  mainAreaTypeCalc,
  mainAreaTypesCalc = mainAreaTypeCalc ?? [],
  ...fields
}: Fields) {
  return { ...fields, mainAreaTypesCalc };
}

/** Editable fields of a request; a whole entity may be sent back, its other fields are ignored. */
export const RequestFields = z.object(draft).transform(withOneName);
export type RequestFields = z.infer<typeof RequestFields>;
/** Input before defaults are applied. */
export type RequestFieldsInput = z.input<typeof RequestFields>;

export const NewRequest = z.object({ ...draft, ...created }).transform(withOneName);
export type NewRequest = z.infer<typeof NewRequest>;

export const RequestDraft = z.object({ ...draft, ...edited }).transform(withOneName);
export type RequestDraft = z.infer<typeof RequestDraft>;

/** A client's request for industrial space (3§3), complete in lists too. */
export const IndustrialRequest = z.object({
  ...requestVersion,
  ...wireShape(plainFields, requiredOfRequest),
  dateTimeCreated: z.string(),
  /** Data of the CRM; null as well when the service does not answer and nothing is stored. */
  company: Company.nullable(),
  contact: Contact.nullable(),
  requestTypes: z.int().nullable(),
  ...wireShape(dayFields, []),
  cityRegions: z.array(CityRegion),
  fullCityRegions: z.array(FullCityRegion),
  additionalAccessEmployees: z.array(z.uuid()),
  /** The first of `mainAreaTypesCalc` (F-08). */
  mainAreaTypeCalc: z.int().nullable(),
  importance: Importance,
  ...requestState,
});
export type IndustrialRequest = z.infer<typeof IndustrialRequest>;
