import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionary-calls.ts';
import { landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import {
  choiceHooks,
  codedChoices,
  dictionarySources,
  namedChoices,
  personSource,
  valueSource,
} from '#dictionaries/choice-sources.ts';
import { employeeChoices, employeesQuery } from '#people/people-data.ts';
import { okvedsQuery, regionsQuery } from '#places/places-data.ts';

/** Lists of choices for the criteria and fields of the land domain. */
const sources = {
  ...dictionarySources('land', landDictionaryList, landDictionaries),
  regions: valueSource(regionsQuery, namedChoices),
  okveds: valueSource(okvedsQuery, codedChoices),
  employees: personSource(employeesQuery, employeeChoices),
};

export type LandSource = keyof typeof sources;

export const { useEntries, useEntriesNamed, choicesOf } = choiceHooks<LandSource>(sources);
