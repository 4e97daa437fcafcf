import * as z from 'zod';
import { whenMissing } from './field-message.ts';

/**
 * Zero-width space, marks of writing direction, word joiner, byte order mark, soft hyphen: they come along from pages, PDFs and
 * telephone books, and nobody sees them.
 */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g;

/**
 * A typed text: trimmed, without invisible characters, limited in length, storable in the database. A NUL character or an
 * unpaired surrogate comes from a broken program and would be changed by storage.
 * @param missing message for an absent text, instead of the default
 * @param wrong message for a text that is too long or not storable, instead of the default
 */
export function text(max: number, missing?: string, wrong?: string) {
  return z
    .string(missing === undefined ? undefined : whenMissing(missing))
    .overwrite((value) => value.replace(INVISIBLE, ''))
    .trim()
    .max(max, wrong)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), wrong);
}

/** Schemes that execute the address instead of opening it. */
const RUNNING_SCHEME = /^(?:javascript|data|vbscript):/i;

/**
 * A link: an address of any scheme or a network path, but nothing that would execute in the page. Browsers ignore
 * spaces and control characters before the colon, and so does the check.
 */
export function link(max: number) {
  return text(max).refine((value) => !RUNNING_SCHEME.test(value.replace(/[\s\p{Cc}]/gu, '')));
}
