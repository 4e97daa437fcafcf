import { districtForm, type TextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import { either } from '#people/people-text-search.ts';

/** Name and address of `industrial.complexes c` in lower case, with е for ё. */
export const complexText = sql<string>`c.search_text`;

/**
 * Whether a complex `c` has every word in its name, its address or a cadastral number, or has the digits in a number.
 */
export function complexHas({ words, numberDigits }: Pick<TextQuery, 'words' | 'numberDigits'>): Condition {
  const every = words.map(({ text }) =>
    /\d/.test(text) ? either(hasWord(complexText, text), numberHas(text)) : hasWord(complexText, text),
  );
  return either(allOf(every), ...(numberDigits === undefined ? [] : [digitsHave(numberDigits)]));
}

/**
 * Whether a text contains the word, or the name of the district that is formed from the word as a town.
 * @param name in lower case, with е for ё
 * @param word in lower case, with е for ё
 */
export function hasWord(name: RawBuilder<string>, word: string): Condition {
  const district = districtForm(word);
  const isWord = sql<boolean>`${name} like ${containing(word)}`;
  return district === undefined ? isWord : either(isWord, sql<boolean>`${name} like ${containing(district)}`);
}

/** Whether a cadastral number of `industrial.complexes c` contains the text. */
export function numberHas(word: string): Condition {
  return sql<boolean>`exists (select from unnest(c.cadastral_numbers) number where number ilike ${containing(word)})`;
}

/**
 * Whether the digits of a cadastral number of `industrial.complexes c`, without separators, contain the given digits.
 */
export function digitsHave(digits: string): Condition {
  return sql<boolean>`exists (
    select from unnest(c.cadastral_numbers) number where shared.digits_of(number) like ${containing(digits)})`;
}
