import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';
import { text } from '#text.ts';

/** Ids of the CRM are texts in its own format (D-09, L-01). */
export const CustomerId = text(100).min(1);

/** Id of a customer that is chosen in a form from suggestions (K-02). */
export const ChosenCustomer = text(100, fieldMessages.choose).min(1, { error: fieldMessages.choose });

/** Present only when stored data are returned instead of an answer of the CRM. */
const stored = {
  /** When the CRM last answered about this record. */
  storedAt: z.string().optional(),
  /** The CRM answered that the record no longer exists; absent while the CRM does not answer. */
  isGone: z.literal(true).optional(),
  /** A CRM is connected, and this record is our own and unknown to it (N-03). */
  isOwn: z.literal(true).optional(),
  /**
   * Only in lists, on our own records: the CRM did not answer, so its records may be missing from the
   * list.
   */
  isCrmAway: z.literal(true).optional(),
};

const Phones = z.array(z.object({ phoneType: z.string(), phoneNumber: z.string() }));
const Emails = z.array(z.object({ emailAddressType: z.string(), emailAddress: z.string() }));

/** 1§3: a company of the CRM. */
export const Company = z.object({
  id: CustomerId,
  name: z.string(),
  websites: z.array(z.object({ webSiteType: z.string(), webSite: z.string() })),
  /** Telephones and e-mail addresses, only of a company that is not from the CRM and has any (N-03). */
  phones: Phones.optional(),
  emails: Emails.optional(),
  ...stored,
});
export type Company = z.infer<typeof Company>;

/** 1§3: a contact person of the CRM. */
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

/** Our own companies and contacts that have no counterpart in the CRM (N-03). */
export const OwnCustomerIds = z.object({ companies: z.array(CustomerId), contacts: z.array(CustomerId) });
export type OwnCustomerIds = z.infer<typeof OwnCustomerIds>;

/** Links our own record to the record of the CRM that replaces it (N-03). */
export const CustomerLink = z.object({ id: CustomerId, crmId: ChosenCustomer });
