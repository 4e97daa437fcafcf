import * as z from 'zod';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { maybe } from '#optional.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';
import { CustomerId } from './customer.ts';
import { CustomerKindName } from './own-customer.ts';

/** Maximum length of the text of a talk (characters). */
export const MAX_TALK_TEXT = 2_000;
/** Maximum length of a talk (min). */
export const MAX_TALK_MINUTES = 600;

/** A company or a contact by its id. */
export const CustomerKey = z.object({ kind: CustomerKindName, id: CustomerId });
export type CustomerKey = z.infer<typeof CustomerKey>;

const content = {
  /** When the talk began, Moscow time; not in the future. */
  dateTime: LocalDateTime,
  text: text(MAX_TALK_TEXT).min(1),
  /** Length (min). */
  minutes: maybe(z.int().min(1).max(MAX_TALK_MINUTES)),
};

export const TalkDraft = z.object({
  /** Made by the client: the same id sent again is the same talk. */
  newId: z.uuid(),
  customer: CustomerKey,
  ...content,
});
export type TalkDraft = z.infer<typeof TalkDraft>;

export const TalkEdit = z.object({ id: z.uuid(), rowVersion: RowVersion, ...content });
export type TalkEdit = z.infer<typeof TalkEdit>;

/** A talk with a company or a person. */
export const Talk = z.object({
  id: z.uuid(),
  rowVersion: RowVersion,
  customer: CustomerKey,
  dateTime: LocalDateTime,
  text: z.string(),
  minutes: z.int().nullable(),
  /** Author. */
  employeeId: z.uuid(),
});
export type Talk = z.infer<typeof Talk>;
