import type { FieldDescription, FieldDescriptions } from '#fields.ts';
import type { Criteria } from './criterion.ts';

/** The criterion that a field of a request sets in the search for objects. */
export interface Requirement<Name extends string = string> {
  readonly criterion: Name;
  /**
   * true: objects that miss the criterion are excluded by default (N-12); false: a wish, which only lowers the match.
   */
  readonly isMust: boolean;
  /** Weight of a wish in the score unless the request sets another, 0 to 5 (N-12). */
  readonly weight: number;
}

/** Weight of a wish by default. */
export const DEFAULT_WEIGHT = 3;

/** Requirements of a request, keyed by its field. */
export type Requirements<Field extends string = string, Name extends string = string> = Readonly<
  Partial<Record<Field, Requirement<Name>>>
>;

export function must<const Name extends string>(criterion: Name): Requirement<Name> {
  return { criterion, isMust: true, weight: DEFAULT_WEIGHT };
}

export function wish<const Name extends string>(criterion: Name, weight = DEFAULT_WEIGHT): Requirement<Name> {
  return { criterion, isMust: false, weight };
}

/** The field of a request that sets each criterion. */
export function requirementFields(
  requirements: Requirements,
  fields: FieldDescriptions,
): ReadonlyMap<string, FieldDescription> {
  const entries = Object.entries(requirements).flatMap(([name, requirement]): [string, FieldDescription][] => {
    const field = fields[name];
    return requirement && field ? [[requirement.criterion, field]] : [];
  });
  return new Map(entries);
}

// A method type: each kind may narrow the type of `given` to the values of its fields.
type ValueOf = { of(given: unknown, criterion: Criteria[string]): unknown }['of'];

/** Converts a request field into a criterion value, by kind of field; fields of other kinds are used unchanged. */
const values: Readonly<Record<string, ValueOf>> = {
  choices: (given: readonly { readonly id: number }[]) => given.map(({ id }) => id),
  options: (given: readonly number[]) => [...given],
  // Only a set flag restricts (E-06, F-06).
  flag: (given: boolean, { kind }) => given || (kind === 'is' ? null : false),
  /** A single number is the accepted maximum. */
  number: (given: number | null, criterion) => {
    if (given === null || criterion.kind === 'upTo') return given;
    return { from: null, to: 'max' in criterion ? Math.min(given, criterion.max) : given };
  },
  /** Only the last wanted day counts, because an object remains available from its day on (M-04). */
  days: (given: { readonly to: string | null } | null, { kind }) => {
    if (kind !== 'until') return given;
    return given?.to ? { from: null, to: given.to.slice(0, 10) } : null;
  },
};

/**
 * The criteria that a request sets through its described fields; the domain handles fields of the kind `own`.
 * @param fields field descriptions of the request
 * @param criteria criteria of the search for objects
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
    return [[requirement.criterion, convert ? convert(given, criterion) : given]];
  });
  return Object.fromEntries(entries) as Partial<Filter>;
}
