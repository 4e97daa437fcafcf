import * as z from 'zod';

/** A number of a query or a form, where everything is a text: an absent or blank one is missing, and zero only when it says so. */
export const SentNumber = z.preprocess((sent) => {
  if (typeof sent !== 'string') return sent;
  return sent.trim() === '' ? undefined : Number(sent);
}, z.number());
