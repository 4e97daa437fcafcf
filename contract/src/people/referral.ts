import * as z from 'zod';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { maybe, maybeText } from '#optional.ts';
import { text } from '#text.ts';
import { CustomerId } from './customer.ts';

/** The referral of a land entity in a creation or an edit. */
export const referralDraft = {
  referralContactId: maybe(CustomerId),
  referralAppointmentDateTime: maybe(LocalDateTime),
  referralComment: maybeText(text(10_000)),
};

/** The referral of a land entity in answers. */
export const referralShown = {
  referralContactId: z.string().nullable(),
  referralAppointmentDateTime: z.string().nullable(),
  referralComment: z.string().nullable(),
};
