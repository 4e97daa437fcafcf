import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';
import { text } from '#text.ts';

/** Ids of the customer service are its own texts (D-09, L-01). */
export const CustomerId = text(100).min(1);

/** Id of a customer chosen in a form by typing (K-02). */
export const ChosenCustomer = text(100, fieldMessages.choose).min(1, { error: fieldMessages.choose });

/** Present only when stored data are returned instead of an answer of the customer service. */
const stored = {
  /** Time of the last answer about this record. */
  storedAt: z.string().optional(),
  /** The customer service answers that the record no longer exists; absent while it does not answer. */
  isGone: z.literal(true).optional(),
  /** With a customer service: our own record, unknown to the service (N-03). */
  isOwn: z.literal(true).optional(),
  /** Of an own record in a list: the customer service did not answer, so the list may lack its records. */
  isCrmAway: z.literal(true).optional(),
};

const Phones = z.array(z.object({ phoneType: z.string(), phoneNumber: z.string() }));
const Emails = z.array(z.object({ emailAddressType: z.string(), emailAddress: z.string() }));

/** 1§3: a company of the customer service. */
export const Company = z.object({
  id: CustomerId,
  name: z.string(),
  websites: z.array(z.object({ webSiteType: z.string(), webSite: z.string() })),
  /** Of our own company, when it has any (N-03). */
  phones: Phones.optional(),
  emails: Emails.optional(),
  ...stored,
});
export type Company = z.infer<typeof Company>;

/** 1§3: a contact person of the customer service. */
export const Contact = z.object({
  id: CustomerId,
  firstName: z.string(),
  lastName: z.string(),
  companyId: CustomerId.nullable(),
  phones: Phones,
  emails: Emails,
  ...stored,
});
export type Contact = z.infer<typeof Contact>;

/** Our own companies and contacts that have no counterpart in the customer service (N-03). */
export const OwnCustomerIds = z.object({ companies: z.array(CustomerId), contacts: z.array(CustomerId) });
export type OwnCustomerIds = z.infer<typeof OwnCustomerIds>;

/** The record of the customer service that replaces our own one (N-03). */
export const CustomerLink = z.object({ id: CustomerId, crmId: ChosenCustomer });
