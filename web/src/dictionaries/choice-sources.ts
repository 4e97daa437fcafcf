import type { DictionaryDescription } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { type ValueColor, valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { FixedValue } from '@gektar/contract/fields.ts';
import { directionWords } from '@gektar/contract/places/highway-places.ts';
import { forEachName, namesOf } from '@gektar/contract/records.ts';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Choices } from '#form/filter/criterion.ts';
import { dictionaryQuery, type ListCall } from './dictionary-data.ts';

interface Value extends FixedValue {
  readonly code?: string | undefined;
  readonly color?: ValueColor | undefined;
}

/** Values to choose from in a criterion or a field, requested on demand. */
export interface ChoiceSource {
  /** The values from the server; undefined until loaded, and always for people, whose ids are not numbers. */
  readonly useEntries: () => readonly Value[] | undefined;
  /** The values as choices; empty until loaded. */
  readonly useChoices: () => Choices;
}

type ListQuery<List, Key extends QueryKey> = UseQueryOptions<List, Error, List, Key>;

/** Source of the values of a dictionary, or of another list with numbers as ids. */
export function valueSource<List extends readonly Value[], Key extends QueryKey>(
  query: ListQuery<List, Key>,
  toChoices: (values: List) => Choices,
): ChoiceSource {
  return { ...personSource(query, toChoices), useEntries: () => useQuery(query).data };
}

export function personSource<List, Key extends QueryKey>(
  query: ListQuery<List, Key>,
  toChoices: (people: List) => Choices,
): ChoiceSource {
  return {
    useEntries: () => undefined,
    useChoices: () => useQuery({ ...query, select: toChoices }).data ?? none,
  };
}

/** Choices that show names. */
export function namedChoices(values: readonly FixedValue[]): Choices {
  return values.map(({ id, name }) => ({ value: id, label: name }));
}

/** Choices that show codes and names. */
export function codedChoices(values: readonly Value[]): Choices {
  return values.map(({ id, name, code }) => ({ value: id, label: name, code }));
}

function coloredChoices(values: readonly Value[]): Choices {
  return values.map(({ id, name, color }) => ({ value: id, label: name, colour: color && valueColors[color] }));
}

/** Dictionaries of highways, which can also be searched by direction. */
const highways: readonly string[] = ['land-highway', 'highways'];

function highwayChoices(values: readonly FixedValue[]): Choices {
  return values.map(({ id, name }) => ({ value: id, label: name, words: directionWords(name) }));
}

/** Function that turns the values of a dictionary into choices. */
export function choicesFor(
  dictionary: string,
  { extras, orderBy }: DictionaryDescription,
): (values: readonly Value[]) => Choices {
  if (highways.includes(dictionary)) return highwayChoices;
  if (extras.includes('color')) return coloredChoices;
  return orderBy === 'code' ? codedChoices : namedChoices;
}

/** Sources of choices, one for each described dictionary of a domain. */
export function dictionarySources<Name extends string>(
  domain: Domain,
  descriptions: Readonly<Record<Name, DictionaryDescription>>,
  endpoints: Readonly<Record<Name, ListCall>>,
): Readonly<Record<Name, ChoiceSource>> {
  return forEachName(namesOf(descriptions), (name) =>
    valueSource(dictionaryQuery<Name, ListCall>(domain, name, endpoints[name]), choicesFor(name, descriptions[name])),
  );
}

/**
 * Hooks over the sources of a domain; create them once per domain.
 * @throws when no source has that name: an internal error, 'An error occurred' to the user (3§8, I-07)
 */
export function choiceHooks<Source extends string>(sources: Readonly<Record<Source, ChoiceSource>>) {
  const byName = new Map(Object.entries<ChoiceSource>(sources));
  const sourceOf = (name: string): ChoiceSource => {
    const source = byName.get(name);
    if (source === undefined) throw new Error(`no dictionary is called ${name}`);
    return source;
  };
  return {
    /** The values of a source from the server; undefined until loaded. */
    useEntries: (source: Source) => sourceOf(source).useEntries(),
    /** `useEntries` of a source that a field description names. */
    useEntriesNamed: (source: string) => sourceOf(source).useEntries(),
    /** A hook that returns the choices of a source; empty until loaded. */
    choicesOf: (source: Source): (() => Choices) => sourceOf(source).useChoices,
  };
}

const none: Choices = [];
