import * as z from 'zod';
import { whenMissing } from './field-message.ts';

/**
 * Zero-width space, marks of writing direction, word joiner, byte order mark, soft hyphen: they come with text copied
 * from pages, PDFs and telephone books.
 */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g;

/**
 * A typed text: trimmed, without invisible characters, of limited length, storable in the database. NUL characters and
 * unpaired surrogates are refused, because the database cannot store them unchanged.
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

/** The scheme before the first colon. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** A host with a port or a Windows drive: their colon does not follow a scheme. */
const HOST_WITH_PORT = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{1,5}(?:[/?#]|$)/i;
const DRIVE = /^[a-z]:[\\/]/i;

/**
 * A link: a web address, with or without `http:` or `https:`, or a network path. Other schemes are refused: some
 * execute in the page (`javascript:`, `data:`), others open files of the reader's machine (`file:`, `blob:`). Browsers
 * ignore spaces and control characters before the colon, and so does this check.
 */
export function link(max: number) {
  return text(max).refine((value) => {
    const bare = value.replace(/[\s\p{Cc}]/gu, '');
    const scheme = SCHEME.exec(bare)?.[1]?.toLowerCase();
    if (scheme === undefined || HOST_WITH_PORT.test(bare) || DRIVE.test(bare)) return true;
    return scheme === 'http' || scheme === 'https';
  });
}
