import type { OwnCardDraft } from '@gektar/contract/people/own-card.ts';

/** Card of an employee who has entered nothing. */
export const emptyCard: OwnCardDraft = {
  phone: null,
  telegram: null,
  whatsapp: null,
  replyHours: null,
  photoId: null,
  isCardShown: true,
};
