import { type RawBuilder, sql } from 'kysely';
import { containing } from '#database/like.ts';
import { asWritten, type Carried } from '#database/prepared.ts';

/** Shorter parts of words occur in half of all addresses and are not indexed. */
const SHORTEST_WORD = 3;
/** Limit of words; the rest of a pasted text is ignored. */
export const MOST_WORDS = 8;

/**
 * Condition that the address of `land.properties p` contains all of these parts of words, ё as е.
 * @param words in small letters; matches nothing when none has three letters
 */
export function addressHas(words: readonly string[], carried: Carried = asWritten): RawBuilder<boolean> {
  if (!isSearchable(words)) return sql<boolean>`false`;
  const parts = words
    .slice(0, MOST_WORDS)
    .map((word) => sql`shared.without_yo(p.address) ilike ${carried(containing(word), 'text')}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Whether one of them is indexed. */
export function isSearchable(words: readonly string[]): boolean {
  return words.some((word) => word.length >= SHORTEST_WORD);
}
