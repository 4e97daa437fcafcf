import type { FieldDescriptions } from '#fields.ts';
import type { Criteria } from './criterion.ts';

/** The criterion that a field of a request sets in the search for objects. */
export interface Requirement<Name extends string = string> {
  readonly criterion: Name;
  /** By default excludes objects that miss it (N-12); a wish only lowers the match. */
  readonly isMust: boolean;
}

/** The requirements of a request by its fields. */
export type Requirements<Field extends string = string, Name extends string = string> = Readonly<
  Partial<Record<Field, Requirement<Name>>>
>;

export function must<const Name extends string>(criterion: Name): Requirement<Name> {
  return { criterion, isMust: true };
}

export function wish<const Name extends string>(criterion: Name): Requirement<Name> {
  return { criterion, isMust: false };
}

/** The value of a criterion from a field of a request, by kind of field; fields of other kinds are used unchanged. */
const values: Readonly<Record<string, (given: never, criterion: Criteria[string]) => unknown>> = {
  choices: (given: readonly { readonly id: number }[]) => given.map(({ id }) => id),
  options: (given: readonly number[]) => [...given],
  // Only a set flag restricts (E-06, F-06).
  flag: (given: boolean, { kind }) => given || (kind === 'is' ? null : false),
  /** A single number is the accepted maximum. */
  number: (given: number | null, criterion) => {
    if (given === null || criterion.kind === 'upTo') return given;
    return { from: null, to: 'max' in criterion ? Math.min(given, criterion.max) : given };
  },
  /** Of the wanted days the last one alone, for objects that are there from a day on (M-04). */
  days: (given: { readonly to: string | null } | null, { kind }) => {
    if (kind !== 'until') return given;
    return given?.to ? { from: null, to: given.to.slice(0, 10) } : null;
  },
};

/**
 * The criteria that a request sets by its described fields; the domain handles fields of the kind `own`.
 * @param fields of the request
 * @param criteria of the search for objects
 */
export function criteriaOf<Filter>(
  requirements: Requirements,
  fields: FieldDescriptions,
  criteria: Criteria,
  request: Readonly<Record<string, unknown>>,
): Partial<Filter> {
  const entries = Object.entries(requirements).flatMap(([name, requirement]) => {
    const [field, criterion] = [fields[name], requirement && criteria[requirement.criterion]];
    if (!requirement || !criterion || !field || field.kind === 'own') return [];
    const given = request[name];
    const convert = values[field.kind];
    return [[requirement.criterion, convert ? convert(given as never, criterion) : given]];
  });
  return Object.fromEntries(entries) as Partial<Filter>;
}
