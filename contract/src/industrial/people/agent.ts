import * as z from 'zod';
import { DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { maybe, maybeText } from '#optional.ts';
import { ChosenCustomer, Company } from '#people/customer.ts';
import { text } from '#text.ts';

/** An agent of a vacancy as it is entered (2§3). */
export const AgentFields = z.object({
  companyId: ChosenCustomer,
  isExclusive: z.boolean().default(false),
  exclusiveDateTo: maybe(LocalDateTime),
  other: maybeText(text(10_000)),
  contactRole: maybe(DictionaryReference),
});
export type AgentFields = z.infer<typeof AgentFields>;

/** An absent list leaves the stored one unchanged (M-39). */
export const AgentDrafts = z.array(AgentFields).max(200).optional();

/** An agent as the server answers it. */
export const Agent = z.object({
  companyId: z.string(),
  company: Company.nullable(),
  isExclusive: z.boolean(),
  exclusiveDateTo: z.string().nullable(),
  other: z.string().nullable(),
  contactRole: NamedValue.nullable(),
});
export type Agent = z.infer<typeof Agent>;
