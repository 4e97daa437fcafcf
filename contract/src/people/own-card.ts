import * as z from 'zod';
import { maybe, maybeText } from '#optional.ts';
import { text } from '#text.ts';
import { Phone } from './own-customer.ts';

/** Longest texts of the card (characters). */
export const ownCardLimits = { phone: 30, telegram: 100, replyHours: 60 } as const;

export const ownCardMessages = {
  telegram: 'Имя в Telegram латиницей, от 4 знаков: @egor_stepnoy',
} as const;

/** '@name', 'name' or a link to the chat; stored as the name alone. */
const Telegram = maybe(text(ownCardLimits.telegram)).transform((value, context) => {
  const name = (value ?? '').replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i, '').replace(/^@/, '');
  if (name === '') return null;
  if (/^[a-z]\w{3,31}$/i.test(name)) return name;
  context.issues.push({ code: 'custom', input: value, message: ownCardMessages.telegram });
  return z.NEVER;
});

/** A number that may be absent or blank. */
const OptionalPhone = maybe(text(ownCardLimits.phone))
  .transform((value) => value || null)
  .pipe(Phone.nullable());

/** Data about an employee that clients see in addition to name and e-mail. */
export const OwnCard = z.object({
  phone: z.string().nullable(),
  telegram: z.string().nullable(),
  whatsapp: z.string().nullable(),
  /** 'в будни с 9 до 20' */
  replyHours: z.string().nullable(),
  photoId: z.uuid().nullable(),
  /** Whether clients see the card at all. */
  isCardShown: z.boolean(),
});
export type OwnCard = z.infer<typeof OwnCard>;

export const OwnCardDraft = z.object({
  phone: OptionalPhone,
  telegram: Telegram,
  whatsapp: OptionalPhone,
  replyHours: maybeText(text(ownCardLimits.replyHours)),
  photoId: maybe(z.uuid()),
  isCardShown: z.boolean(),
});
export type OwnCardDraft = z.infer<typeof OwnCardDraft>;
