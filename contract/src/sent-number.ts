import * as z from 'zod';

/** A number of a query or a form, where everything is a text: absent or blank means missing, never zero. */
export const SentNumber = z.preprocess((sent) => {
  if (typeof sent !== 'string') return sent;
  return sent.trim() === '' ? undefined : Number(sent);
}, z.number());
