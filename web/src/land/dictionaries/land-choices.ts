import { valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import { useQuery } from '@tanstack/react-query';
import type { Choices } from '#form/filter/criterion.ts';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { employeeName, employeesQuery } from '#people/people-data.ts';
import { okvedsQuery, regionsQuery } from '#places/places-data.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Coded extends Named {
  readonly code: string;
}

function named(values: readonly Named[]): Choices {
  return values.map(({ id, name }) => ({ value: id, label: name }));
}
function coded(values: readonly Coded[]): Choices {
  return values.map(({ id, name, code }) => ({ value: id, label: name, code }));
}

/** One query per source, each asked only when something needs it. */
const sources = {
  regions: { ...regionsQuery, select: named },
  okveds: { ...okvedsQuery, select: coded },
  employees: {
    ...employeesQuery,
    select: (people: readonly { id: string; firstName: string; lastName: string }[]): Choices =>
      people.map((person) => ({ value: person.id, label: employeeName(person) })),
  },
  'land-highway': { ...landDictionaryQuery('land-highway'), select: named },
  'property-types': {
    ...landDictionaryQuery('property-types'),
    select: (types: readonly (Named & { color: keyof typeof valueColors })[]): Choices =>
      types.map(({ id, name, color }) => ({ value: id, label: name, colour: valueColors[color] })),
  },
  categories: { ...landDictionaryQuery('categories'), select: named },
  'ownership-types': { ...landDictionaryQuery('ownership-types'), select: named },
  'best-uses': { ...landDictionaryQuery('best-uses'), select: named },
  'permitted-use-types': { ...landDictionaryQuery('permitted-use-types'), select: coded },
  'request-types': { ...landDictionaryQuery('request-types'), select: named },
} as const;

/** Lists that a criterion chooses from. */
export type ChoiceSource = keyof typeof sources;

/** Lists whose values an object carries whole, as it refers to them. */
export type EntrySource = Exclude<ChoiceSource, 'employees'>;

/** The values of a source as the server gives them. */
export function entriesOf(source: EntrySource) {
  // Every source gives values with an id and a name; only the type of the rest differs.
  const query = source === 'regions' ? regionsQuery : source === 'okveds' ? okvedsQuery : landDictionaryQuery(source);
  return query as typeof regionsQuery;
}

const none: Choices = [];

/** A hook that gives the values of a source to choose from; empty until they have come. */
export function choicesOf(source: ChoiceSource): () => Choices {
  // Every source gives the same kind of list; only the type of its raw answer differs.
  const query = sources[source] as (typeof sources)['regions'];
  return function useChoices() {
    return useQuery(query).data ?? none;
  };
}
