import { districtForm, type TextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import { either } from '#people/people-text-search.ts';

/** Name and address of `industrial.complexes c`, in small letters, ё as е. */
export const complexText = sql<string>`c.search_text`;

/** Every word in the name, the address or a number of `industrial.complexes c`, or the digits in a number. */
export function complexHas({ words, numberDigits }: Pick<TextQuery, 'words' | 'numberDigits'>): Condition {
  const every = words.map(({ text }) =>
    /\d/.test(text) ? either(hasWord(complexText, text), numberHas(text)) : hasWord(complexText, text),
  );
  return either(allOf(every), ...(numberDigits === undefined ? [] : [digitsHave(numberDigits)]));
}

/**
 * Whether a text contains a part of a word, or the district of the town.
 * @param name in small letters, ё as е
 * @param word in small letters, ё as е
 */
export function hasWord(name: RawBuilder<string>, word: string): Condition {
  const district = districtForm(word);
  const isWord = sql<boolean>`${name} like ${containing(word)}`;
  return district === undefined ? isWord : either(isWord, sql<boolean>`${name} like ${containing(district)}`);
}

/** A part of a number of `industrial.complexes c`. */
export function numberHas(word: string): Condition {
  return sql<boolean>`exists (select from unnest(c.cadastral_numbers) number where number ilike ${containing(word)})`;
}

/** The same without the signs between. */
export function digitsHave(digits: string): Condition {
  return sql<boolean>`exists (
    select from unnest(c.cadastral_numbers) number where shared.digits_of(number) like ${containing(digits)})`;
}
