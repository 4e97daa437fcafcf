import type { DictionaryDescription } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { type ValueColor, valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { FixedValue } from '@gektar/contract/fields.ts';
import { directionWords } from '@gektar/contract/places/highway-places.ts';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Choices } from '#form/filter/criterion.ts';
import { dictionaryQuery, type ListCall } from './dictionary-data.ts';

interface Value extends FixedValue {
  readonly code?: string;
  readonly color?: ValueColor;
}

/** Values to choose from in a criterion or a field: their query, run on demand, and their display. */
export interface ChoiceSource {
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own key and answer, which its own words read
  readonly query: UseQueryOptions<any, Error, any, any>;
  readonly toChoices: (values: never) => Choices;
}

/** Names to choose from. */
export function namedChoices(values: readonly FixedValue[]): Choices {
  return values.map(({ id, name }) => ({ value: id, label: name }));
}

/** Codes and names to choose from. */
export function codedChoices(values: readonly (FixedValue & { readonly code: string })[]): Choices {
  return values.map(({ id, name, code }) => ({ value: id, label: name, code }));
}

function coloredChoices(values: readonly (FixedValue & { readonly color: ValueColor })[]): Choices {
  return values.map(({ id, name, color }) => ({ value: id, label: name, colour: valueColors[color] }));
}

/** Dictionaries of highways, which can also be searched by direction. */
const highways: readonly string[] = ['land-highway', 'highways'];

function highwayChoices(values: readonly FixedValue[]): Choices {
  return values.map(({ id, name }) => ({ value: id, label: name, words: directionWords(name) }));
}

/** Display of a value in a list of choices. */
function choicesFor(dictionary: string, { extras, orderBy }: DictionaryDescription): ChoiceSource['toChoices'] {
  if (highways.includes(dictionary)) return highwayChoices;
  if (extras.includes('color')) return coloredChoices;
  return orderBy === 'code' ? codedChoices : namedChoices;
}

/** The described dictionaries of a domain as sources. */
export function dictionarySources<Name extends string>(
  domain: Domain,
  descriptions: Readonly<Record<Name, DictionaryDescription>>,
  endpoints: Readonly<Record<Name, ListCall>>,
): Readonly<Record<Name, ChoiceSource>> {
  const sources = Object.entries<DictionaryDescription>(descriptions).map(([name, description]) => [
    name,
    { query: dictionaryQuery(domain, name, endpoints[name as Name]), toChoices: choicesFor(name, description) },
  ]);
  return Object.fromEntries(sources) as Readonly<Record<Name, ChoiceSource>>;
}

/**
 * Hooks over the sources of a domain; constants, one per domain.
 * @throws when there is no source of that name: an internal error, 'An error occurred' to the user (3§8, I-07)
 */
export function choiceHooks<Source extends string>(sources: Readonly<Record<Source, ChoiceSource>>) {
  const sourceOf = (name: Source): ChoiceSource => {
    if (!Object.hasOwn(sources, name)) throw new Error(`no dictionary is called ${name}`);
    return sources[name];
  };
  return {
    /** The values of a source from the server; undefined until loaded. */
    useEntries: (source: Source) => useQuery(sourceOf(source).query).data as readonly Value[] | undefined,
    /** A hook that returns the choices of a source; empty until loaded. */
    choicesOf(source: Source): () => Choices {
      const { query, toChoices } = sourceOf(source);
      return function useChoices() {
        return (
          (useQuery({ ...query, select: toChoices as (values: unknown) => Choices }).data as Choices | undefined) ??
          none
        );
      };
    },
  };
}

const none: Choices = [];
