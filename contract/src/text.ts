import * as z from 'zod';
import { whenMissing } from './field-message.ts';

/**
 * Text that a person types: trimmed, of at most so many characters, and such as a database can keep. A NUL character
 * or half of a surrogate pair comes from a broken program, not from a keyboard; kept, it would come back changed.
 * @param missing what to say where there is no text at all, instead of the usual
 * @param wrong what to say of one that is too long or cannot be kept, instead of the usual
 */
export function text(max: number, missing?: string, wrong?: string) {
  return z
    .string(missing === undefined ? undefined : whenMissing(missing))
    .trim()
    .max(max, wrong)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), wrong);
}

/** Schemes that run what stands in the address instead of opening it. */
const RUNNING_SCHEME = /^(?:javascript|data|vbscript):/i;

/**
 * What is only ever opened: an address of any scheme or a path of a network folder, but nothing that would run in the page.
 * Browsers pass over blanks and control characters before the colon, so the check does too.
 */
export function link(max: number) {
  return text(max).refine((value) => !RUNNING_SCHEME.test(value.replace(/[\s\p{Cc}]/gu, '')));
}
