/** Values for test rows: different in every row, not in the order of creation, and not random. */

/** Number of different values; a prime. */
const VALUES = 997;
const HOUR_MS = 3_600_000;
const firstDay = Date.UTC(2026, 9, 1);

let lastRow = 0;

/** A number from 0 to 996, different in each of 997 calls; sometimes above, sometimes below the previous number. */
export function scattered(): number {
  lastRow += 1;
  return (lastRow * 389) % VALUES;
}

/**
 * Restarts the numbers, for rows that are compared with stored ones: they must not depend on what the process created
 * before.
 */
export function restartScattered(): void {
  lastRow = 0;
}

/** `first + number × step`, rounded to six decimals to remove floating-point errors. */
export function amountOf(number: number, first: number, step: number): number {
  return Math.round((first + number * step) * 1e6) / 1e6;
}

/** Time of a scattered number: an hour in October or November 2026, before the dates that tests use for requests. */
export function timeOf(number: number): string {
  return new Date(firstDay + number * HOUR_MS).toISOString().slice(0, 19);
}

const syllables = [...'бвгдзклмнпрст'].flatMap((consonant) => [...'аеиоу'].map((vowel) => consonant + vowel));
const latin = new Map([...'бвгдзклмнпрстаеиоу'].map((letter, index) => [letter, 'bvgdzklmnprstaeiou'.charAt(index)]));

/** Two syllables, different for each of the first 4,225 numbers: `Бова`. */
function word(number: number): string {
  const first = syllables[Math.floor(number / syllables.length) % syllables.length] ?? '';
  const text = first + (syllables[number % syllables.length] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name of a place for each scattered number: `Бована`. */
export function placeNameOf(number: number): string {
  return `${word(number)}на`;
}

/** Name of a person for a scattered number: no two share a first, last or latin name. */
export function personOf(number: number): { firstName: string; lastName: string; lastNameLatin: string } {
  const last = `${word(number * 4)}нов`;
  const letters = [...last.toLowerCase()].map((letter) => latin.get(letter) ?? letter).join('');
  return {
    firstName: `${word(number * 3 + 1)}слав`,
    lastName: last,
    lastNameLatin: letters.charAt(0).toUpperCase() + letters.slice(1),
  };
}
