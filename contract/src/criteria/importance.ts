import { defaultTolerances, toleranceUnitOf } from './closeness.ts';
import type { Criteria } from './criterion.ts';
import type { Requirement, Requirements } from './requirements.ts';

export const MOST_WEIGHT = 5;

/** How much one criterion of a request matters. */
export interface Weighing {
  /** A missed must excludes an object and carries no weight; a wish only lowers the score (N-12). */
  readonly isMust: boolean;
  /** 0 to 5; a wish of weight 0 is ignored. */
  readonly weight: number;
  /** In the unit of the criterion: percent, days, steps; undefined where it has no tolerance. */
  readonly tolerance: number | undefined;
}

/** The criteria of requests with their defaults. */
export interface WeighedCriteria<Name extends string = string> {
  readonly criteria: Criteria;
  readonly defaults: Readonly<Record<Name, Weighing>>;
}

/**
 * The criteria that requests set, with default weighing.
 * @param others criteria that requests set in addition to their requirements, with their requirement
 */
export function weighedCriteria<const Name extends string>(
  criteria: Criteria,
  requirements: Requirements<string, Name>,
  others: readonly Requirement<Name>[] = [],
): WeighedCriteria<Name> {
  const all = [...Object.values<Requirement<Name> | undefined>(requirements), ...others].flatMap((one) =>
    one ? [one] : [],
  );
  const entries = all.map(({ criterion, isMust, weight }): [Name, Weighing] => {
    const unit = criteria[criterion] && toleranceUnitOf(criteria[criterion]);
    return [criterion, { isMust, weight, tolerance: unit && defaultTolerances[unit] }];
  });
  return { criteria, defaults: Object.fromEntries(entries) as Record<Name, Weighing> };
}

/** Weighing of a request where it differs from the defaults, by criterion. */
export type Importance = Readonly<Record<string, GivenWeighing>>;

export type GivenWeighing = { readonly [Key in keyof Weighing]?: Weighing[Key] | undefined };

/** The weighing of a criterion in a request. */
export function weighingOf<Name extends string>(
  { defaults }: WeighedCriteria<Name>,
  name: Name,
  importance: Importance,
): Weighing {
  const { isMust, weight, tolerance } = defaults[name];
  const given = importance[name] ?? {};
  return {
    isMust: given.isMust ?? isMust,
    weight: given.weight ?? weight,
    tolerance: given.tolerance ?? tolerance,
  };
}

/**
 * The weighing to store after an edit: only the differences from the defaults.
 * @param stored also with criteria that the edit does not mention
 * @param edited weighing of the edited criteria
 */
export function editedImportance({ defaults }: WeighedCriteria, stored: Importance, edited: Importance): Importance {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(edited)])];
  const entries = names.flatMap((name): [string, GivenWeighing][] => {
    const usual: GivenWeighing | undefined = defaults[name];
    const differing = Object.entries({ ...stored[name], ...edited[name] }).filter(
      ([key, value]) => value !== undefined && value !== usual?.[key as keyof Weighing],
    );
    return differing.length === 0 ? [] : [[name, Object.fromEntries(differing)]];
  });
  return Object.fromEntries(entries);
}
