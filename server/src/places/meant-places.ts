import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { containing } from '#database/like.ts';
import { asWritten, type Carried } from '#database/prepared.ts';

/** Shortest name searched with a wrong letter: shorter ones resemble too many others. */
const SHORTEST_NAME = 5;

/** Whether a word may be the misspelled name of a place. @param word in lower case, ё as е */
export function isPlaceLike(word: string): boolean {
  return word.length >= SHORTEST_NAME && /^[а-я-]+$/.test(word);
}

/** SQL of the stem of the known place that a word names, with at most one wrong letter; null for any other word. */
export function meantPart(word: string, carried: Carried = asWritten): RawBuilder<string | null> {
  return sql<string | null>`(select shared.meant_place(${carried(word, 'text')}))`;
}

/**
 * Condition that a text contains the stem of the named place at the beginning of a word, or the word itself.
 * @param text in upper or lower case, ё as е
 */
export function inMeantPlace(text: RawBuilder<string>, word: string, carried: Carried = asWritten): Condition {
  const pattern = sql`(select '%' || shared.meant_place(${carried(word, 'text')}) || '%')`;
  return sql<boolean>`(${text} ilike coalesce(${pattern}, ${carried(containing(word), 'text')})
    and (${meantPart(word, carried)} is null or position(' ' || ${meantPart(word, carried)} in shared.words_of(${text})) > 0))`;
}

/** The words, with names of places, even misspelled, replaced by stems; undefined when no word names a place. */
export async function findMeantPlaces(db: Db, words: readonly string[]): Promise<string[] | undefined> {
  if (!words.some(isPlaceLike)) return undefined;
  const meant = words.map((word) => (isPlaceLike(word) ? meantPart(word) : sql`null::text`));
  const { rows } = await sql<{ stems: (string | null)[] }>`select array[${sql.join(meant)}] as stems`.execute(db);
  const stems = rows[0]?.stems ?? [];
  return stems.some((stem) => stem !== null) ? words.map((word, at) => stems[at] ?? word) : undefined;
}
