import * as z from 'zod';

/** A number in a query or a form, where every value is a text: absent or blank means missing, never zero. */
export const SentNumber = z.preprocess((sent) => {
  if (typeof sent !== 'string') return sent;
  return sent.trim() === '' ? undefined : Number(sent);
}, z.number());
