import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';
import { text } from '#text.ts';

/** Ids of the customer service are texts of its own (D-09, L-01). */
export const CustomerId = text(100).min(1);

/** One that is chosen in a form: found by typing (K-02). */
export const ChosenCustomer = text(100, fieldMessages.choose).min(1, { error: fieldMessages.choose });

/** Present only when stored data are returned instead of an answer of the customer service. */
const stored = {
  /** Time of the last answer about this record. */
  storedAt: z.string().optional(),
  /** The service answers and no longer knows the record; absent while it does not answer. */
  isGone: z.literal(true).optional(),
  /** Beside a customer service: our own record, which it does not know (N-03). */
  isOwn: z.literal(true).optional(),
  /** Of an own record in a list: the customer service did not answer, so the list may lack its records. */
  isCrmAway: z.literal(true).optional(),
};

/** 1§3: a company of the customer service. */
export const Company = z.object({
  id: CustomerId,
  name: z.string(),
  websites: z.array(z.object({ webSiteType: z.string(), webSite: z.string() })),
  ...stored,
});
export type Company = z.infer<typeof Company>;

/** 1§3: a contact person of the customer service. */
export const Contact = z.object({
  id: CustomerId,
  firstName: z.string(),
  lastName: z.string(),
  companyId: CustomerId.nullable(),
  phones: z.array(z.object({ phoneType: z.string(), phoneNumber: z.string() })),
  emails: z.array(z.object({ emailAddressType: z.string(), emailAddress: z.string() })),
  ...stored,
});
export type Contact = z.infer<typeof Contact>;

/** Our own companies and contacts beside a customer service: those that no record of it stands for (N-03). */
export const OwnCustomerIds = z.object({ companies: z.array(CustomerId), contacts: z.array(CustomerId) });
export type OwnCustomerIds = z.infer<typeof OwnCustomerIds>;

/** Which record of the customer service stands for an own one from now on (N-03). */
export const CustomerLink = z.object({ id: CustomerId, crmId: ChosenCustomer });
