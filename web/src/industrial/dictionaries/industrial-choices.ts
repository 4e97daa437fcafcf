import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-calls.ts';
import { industrialDictionaryList } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import {
  choiceHooks,
  dictionarySources,
  namedChoices,
  personSource,
  valueSource,
} from '#dictionaries/choice-sources.ts';
import { employeeChoices, employeesQuery } from '#people/people-data.ts';
import { regionsQuery } from '#places/places-data.ts';

/** Lists of choices for the criteria and fields of the industrial domain. */
const sources = {
  ...dictionarySources('industrial', industrialDictionaryList, industrialDictionaries),
  regions: valueSource(regionsQuery, namedChoices),
  employees: personSource(employeesQuery, employeeChoices),
};

export type IndustrialSource = keyof typeof sources;

export const { useEntries, useEntriesNamed, choicesOf } = choiceHooks<IndustrialSource>(sources);
