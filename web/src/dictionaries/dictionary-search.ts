import type { DictionaryDescriptions } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { namesOf } from '@gektar/contract/records.ts';

/** Names of described dictionaries, in the order of their page. */
export function dictionaryNames<Name extends string>(descriptions: Readonly<Record<Name, unknown>>): Name[] {
  return namesOf(descriptions);
}

/** Reads the name of the open dictionary from a URL; absent for the first dictionary and for an unknown name. */
export function readDictionarySearch<Descriptions extends DictionaryDescriptions>(descriptions: Descriptions) {
  const [first, ...others] = dictionaryNames(descriptions);
  return (raw: Readonly<Record<string, unknown>>): { name?: typeof first } => {
    const name = others.find((one) => one === raw['name']);
    return name === undefined ? {} : { name };
  };
}

/** Dictionaries under their group headings; those without a group have no heading. */
export function dictionaryGroups<Descriptions extends DictionaryDescriptions>(descriptions: Descriptions) {
  const groups = Map.groupBy(dictionaryNames(descriptions), (name) => descriptions[name]?.group);
  return [...groups].map(([title, names]) => ({ title, names }));
}
