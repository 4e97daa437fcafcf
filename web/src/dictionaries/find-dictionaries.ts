import type { DictionaryDescriptions } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { findByTextQuery } from '@gektar/contract/search-text.ts';
import { dictionaryNames } from './dictionary-search.ts';
import type { DictionaryValue } from './dictionary-value.ts';

/**
 * Dictionaries whose name, or whose values, contain the text, with the matching values.
 * @param values values of each dictionary that is loaded
 */
export function findDictionaries(
  descriptions: DictionaryDescriptions,
  values: ReadonlyMap<string, readonly DictionaryValue[] | undefined>,
  text: string,
): ReadonlyMap<string, readonly string[]> {
  const names = dictionaryNames(descriptions);
  if (text.trim() === '') return new Map(names.map((name) => [name, []]));
  const titled = new Set(findByTextQuery(names, text, (name) => ({ texts: [descriptions[name]?.title] })));
  const found = names.map((name): [string, readonly string[]] => {
    const valued = findByTextQuery(values.get(name) ?? [], text, (value) => ({ texts: [value.name, value.code] }));
    return [name, valued.map((value) => value.name)];
  });
  return new Map(found.filter(([name, by]) => titled.has(name) || by.length > 0));
}
