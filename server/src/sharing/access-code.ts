import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * Characters of a code: digits and capital letters that cannot be confused. No 0 and O, no 1, I and L; no B, S, Z, U,
 * which resemble 8, 5, 2, V.
 */
const SIGNS = '23456789ACDEFGHJKMNPQRTVWXY';
const LENGTH = 6;

/** Cyrillic capitals that look like Latin ones: a code is dictated over the phone and typed in any keyboard layout. */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** A new random access code: one of 27⁶, about 390 million (G-03). */
export function makeAccessCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}

/**
 * Whether a client typed this code, regardless of case, spaces and keyboard layout. Takes constant time for any
 * difference and any length.
 */
export function isSameCode(typed: string, kept: string): boolean {
  return timingSafeEqual(digest(typed), digest(kept));
}

/** Whether the code is blank. */
export function isBlankCode(typed: string): boolean {
  return typed.trim() === '';
}

function digest(code: string): Buffer {
  const folded = code
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[А-Я]/g, (letter) => LATIN_TWINS[letter] ?? letter);
  return createHash('sha256').update(folded).digest();
}
