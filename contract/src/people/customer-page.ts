import * as z from 'zod';
import { domains } from '#domain.ts';
import { CustomerId } from './customer.ts';
import { CustomerKindName, OwnCompany, OwnContact } from './own-customer.ts';

/** Maximum number of objects, and of requests, that the page of a company or a contact lists per domain. */
export const MOST_RELATIONS = 200;

export const CustomerRole = z.enum(['client', 'referral', 'contact', 'operator', 'agent', 'tenant']);
export type CustomerRole = z.infer<typeof CustomerRole>;

/** An object that refers to a company or a contact. */
export const CustomerObject = z.object({
  domain: z.enum(domains),
  kind: z.enum(['property', 'complex', 'building', 'vacancy']),
  id: z.uuid(),
  /** Complex and building of an industrial object; null for land. */
  complexId: z.uuid().nullable(),
  buildingId: z.uuid().nullable(),
  name: z.string(),
  place: z.string().nullable(),
  /** Distinct roles, in the order of `CustomerRole`. */
  roles: z.array(CustomerRole),
  isEnabled: z.boolean(),
});
export type CustomerObject = z.infer<typeof CustomerObject>;

/** A request of a company or a contact, with its selection. */
export const CustomerRequest = z.object({
  domain: z.enum(domains),
  id: z.uuid(),
  name: z.string(),
  roles: z.array(CustomerRole),
  requestDate: z.string(),
  isEnabled: z.boolean(),
  responsibleEmployeeId: z.uuid().nullable(),
  /** Area wanted: of a plot (ha), of a vacancy (m²). */
  areaFrom: z.number().nullable(),
  areaTo: z.number().nullable(),
  /** The request's selection; null when nothing was ever put into it. */
  selection: z
    .object({
      /** Objects that the client sees. */
      itemCount: z.int(),
      /** Number of those objects that the client marked as favourites. */
      favoriteCount: z.int(),
      /** When the client link ends or ended; null without a link. */
      linkExpires: z.string().nullable(),
      dateTimeChanged: z.string(),
    })
    .nullable(),
});
export type CustomerRequest = z.infer<typeof CustomerRequest>;

const relations = {
  /** Newest first, archived last. */
  objects: z.array(CustomerObject),
  objectCount: z.int(),
  requests: z.array(CustomerRequest),
  requestCount: z.int(),
  /** The record of the CRM that is linked to this one. */
  crmId: CustomerId.nullable(),
};

/** Everything about a company: fields to edit when it is not from the CRM, objects, requests and selections. */
export const CompanyPage = z.object({ ...relations, own: OwnCompany.nullable() });
export type CompanyPage = z.infer<typeof CompanyPage>;

/** Everything about a contact: fields to edit when it is not from the CRM, objects, requests and selections. */
export const ContactPage = z.object({ ...relations, own: OwnContact.nullable() });
export type ContactPage = z.infer<typeof ContactPage>;

/** A row of the list that contains both companies and contacts. */
export const CustomerRow = z.object({
  kind: CustomerKindName,
  id: CustomerId,
  name: z.string(),
  companyId: CustomerId.nullable(),
  companyName: z.string().nullable(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  inn: z.string().nullable(),
  note: z.string().nullable(),
  /** true when a CRM is connected and the record is our own (N-03). */
  isOwn: z.boolean(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

export const CustomerRows = z.object({ rows: z.array(CustomerRow), count: z.int() });
export type CustomerRows = z.infer<typeof CustomerRows>;
