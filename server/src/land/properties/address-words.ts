import { type RawBuilder, sql } from 'kysely';
import { containing } from '#database/like.ts';

/** Shorter parts of words are in half of all addresses, and no index finds them. */
const SHORTEST_WORD = 3;
/** Nobody types more while looking for an address; the rest of a pasted letter is passed over. */
const MOST_WORDS = 8;

/**
 * Condition that the address of `land.properties p` has every one of these parts of words, ё as е.
 * @param words in small letters; none of three letters: nothing is found
 */
export function addressHas(words: readonly string[]): RawBuilder<boolean> {
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return sql<boolean>`false`;
  const parts = words.slice(0, MOST_WORDS).map((word) => sql`shared.without_yo(p.address) ilike ${containing(word)}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
