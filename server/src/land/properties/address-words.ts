import { type RawBuilder, sql } from 'kysely';
import { containing } from '#database/like.ts';

/** Shorter parts of words occur in half of all addresses and are not indexed. */
const SHORTEST_WORD = 3;
/** Limit of words; the rest of a pasted text is ignored. */
const MOST_WORDS = 8;

/**
 * Condition that the address of `land.properties p` contains all of these parts of words, ё as е.
 * @param words in small letters; matches nothing when none has three letters
 */
export function addressHas(words: readonly string[]): RawBuilder<boolean> {
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return sql<boolean>`false`;
  const parts = words.slice(0, MOST_WORDS).map((word) => sql`shared.without_yo(p.address) ilike ${containing(word)}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
