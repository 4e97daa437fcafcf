import { districtForm } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '#database/like.ts';
import { asWritten, type Carried } from '#database/prepared.ts';

/** Length of the shortest word part that is searched by index; shorter ones occur in half of all addresses. */
const SHORTEST_WORD = 3;
/** Limit of words; the rest of a pasted text is ignored. */
export const MOST_WORDS = 8;

/**
 * Condition that the address of `land.properties p` contains all of these word parts, with е for ё; false when none of
 * them has three letters.
 * @param words in lower case
 */
export function addressHas(words: readonly string[], carried: Carried = asWritten): RawBuilder<boolean> {
  if (!isSearchable(words)) return sql<boolean>`false`;
  const parts = words.slice(0, MOST_WORDS).map((word) => addressHasWord(word, carried));
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/**
 * Condition that the address of `land.properties p` contains a word as part of any word; for the name of a town, also
 * the name of its district.
 * @param word in lower case, with е for ё
 */
export function addressHasWord(word: string, carried: Carried): RawBuilder<boolean> {
  const forms = [word, districtForm(word)].filter((form) => form !== undefined);
  const has = forms.map((form) => sql`shared.without_yo(p.address) ilike ${carried(containing(form), 'text')}`);
  return sql<boolean>`(${sql.join(has, sql` or `)})`;
}

/** Whether one of the words is long enough for the index. */
export function isSearchable(words: readonly string[]): boolean {
  return words.some((word) => word.length >= SHORTEST_WORD);
}
