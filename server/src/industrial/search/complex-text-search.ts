import { foldedWords } from '@gektar/contract/fold-letters.ts';
import { otherLayout, readTextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { either, matchingIds } from '#people/people-text-search.ts';
import { inMeantPlace, isPlaceLike, meantPart } from '#places/meant-places.ts';
import { complexText, digitsHave, hasWord, numberHas } from './complex-words.ts';

type Ids = RawBuilder<unknown>;

/**
 * Statement that returns ids of complexes for the text of a search box: by all words in name and address, or by a
 * cadastral number; if nothing matches, by corrections of the text (0022).
 */
export function matchingComplexIds(text: string): Ids {
  const other = otherLayout(text);
  return matchingIds(typedIds(text), [...(other === undefined ? [] : typedIds(other)), ...meantPlaceIds(text)]);
}

function typedIds(text: string): Ids[] {
  const { text: number, numberDigits, plainNumber } = readTextQuery(text);
  return [
    complexesWhere(allOf(foldedWords(text).map((word) => hasWord(complexText, word)))),
    ...(plainNumber === undefined ? [] : [complexesWhere(numberHas(number))]),
    ...(numberDigits === undefined ? [] : [complexesWhere(digitsHave(numberDigits))]),
  ];
}

function meantPlaceIds(text: string): Ids[] {
  const words = foldedWords(text);
  const places = words.filter(isPlaceLike);
  if (places.length === 0) return [];
  const isAnyMeant = either(...places.map((word) => sql<boolean>`${meantPart(word)} is not null`));
  const conditions = words.map((word) =>
    isPlaceLike(word) ? inMeantPlace(complexText, word) : hasWord(complexText, word),
  );
  return [complexesWhere(allOf([isAnyMeant, ...conditions]))];
}

function complexesWhere(condition: Condition): Ids {
  return sql`select c.id from industrial.complexes c where ${condition}`;
}
