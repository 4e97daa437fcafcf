import * as z from 'zod';
import { bitsOf } from '#industrial/described-schemas.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { maybeText } from '#optional.ts';
import { ChosenCustomer, Company } from '#people/customer.ts';
import { text } from '#text.ts';

/** An operator of a complex or a building as it is entered (2§3). */
export const OperatorFields = z.object({
  /** A company of the CRM. */
  operatorId: ChosenCustomer,
  /** Sum of role ids, each being one bit (F-09). */
  roles: bitsOf(enumerations.roles),
  endUser: maybeText(text(500)),
  appointmentDate: LocalDateTime,
  comment: maybeText(text(10_000)),
});
export type OperatorFields = z.infer<typeof OperatorFields>;

/** An operator in the draft of its complex or building; an existing one keeps its id. */
export const OperatorDraft = OperatorFields.extend({ id: z.uuid().optional() });
export type OperatorDraft = z.infer<typeof OperatorDraft>;

/** An absent list leaves the stored one unchanged (M-39). */
export const OperatorDrafts = z.array(OperatorDraft).max(200).optional();

/** An operator as the server answers it. */
export const OperatorWithRoles = z.object({
  id: z.uuid(),
  operatorId: z.string(),
  operator: Company.nullable(),
  roles: z.int(),
  endUser: z.string().nullable(),
  appointmentDate: z.string(),
  comment: z.string().nullable(),
});
export type OperatorWithRoles = z.infer<typeof OperatorWithRoles>;
