/** Values of given rows: different in every row, in no order of their creation, without chance. */

/** As many as there are different values; a prime. */
const VALUES = 997;
const HOUR_MS = 3_600_000;
const firstDay = Date.UTC(2026, 9, 1);

let lastRow = 0;

/** A number from 0 to 996, different at each of 997 calls, now above and now below the one before. */
export function scattered(): number {
  lastRow += 1;
  return (lastRow * 389) % VALUES;
}

/** Begins the numbers again, for rows that are compared with stored ones whatever a process has made before. */
export function restartScattered(): void {
  lastRow = 0;
}

/** `first + number × step`, rounded to six decimals to remove floating-point errors. */
export function amountOf(number: number, first: number, step: number): number {
  return Math.round((first + number * step) * 1e6) / 1e6;
}

/** An hour of October and November 2026 for each scattered number, before the tests' days of requests. */
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

/** Names of a person for each scattered number: no two have a first, last or latin name in common. */
export function personOf(number: number): { firstName: string; lastName: string; lastNameLatin: string } {
  const last = `${word(number * 4)}нов`;
  const letters = [...last.toLowerCase()].map((letter) => latin.get(letter) ?? letter).join('');
  return {
    firstName: `${word(number * 3 + 1)}слав`,
    lastName: last,
    lastNameLatin: letters.charAt(0).toUpperCase() + letters.slice(1),
  };
}
