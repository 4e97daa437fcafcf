import type { Comparison } from './compare.ts';
import type { Criteria } from './criterion.ts';

/** Unit of a tolerance: percent of the missed end, days, steps of a ranking. */
export type ToleranceUnit = 'percent' | 'days' | 'steps';

const unitByKind: Readonly<Record<string, ToleranceUnit>> = {
  within: 'percent',
  upTo: 'percent',
  overlaps: 'percent',
  during: 'days',
  until: 'days',
  overlapsDays: 'days',
};

/** Tolerances of requests that set none (N-12). */
export const defaultTolerances: Readonly<Record<ToleranceUnit, number>> = { percent: 15, days: 30, steps: 1 };

/** Largest tolerances that a request may set. */
export const mostTolerated: Readonly<Record<ToleranceUnit, number>> = { percent: 100, days: 365, steps: 6 };

/** The unit of a criterion's tolerance; undefined for criteria that are either met or missed: flags, lists. */
export function toleranceUnitOf(criterion: Criteria[string]): ToleranceUnit | undefined {
  return criterion.ranking ? 'steps' : unitByKind[criterion.kind];
}

/** Fit of a wish whose value is unknown (N-12). */
export const UNKNOWN_FIT = 0.5;

/** Result of comparing an object with one criterion, within a tolerance. */
export interface Closeness {
  readonly state: 'met' | 'near' | 'missed' | 'unknown';
  /** Same as `Comparison.distance`. */
  readonly distance: number | null;
  /** 0…1: 1 when met, ½ when unknown, falling in a line to 0 at the tolerance. */
  readonly fit: number;
}

/**
 * Where a tolerance ends, in the unit of `Comparison.distance`. One neighbouring class is worth ½ and not 0, so steps
 * end one step further.
 */
export function reachOf(unit: ToleranceUnit, tolerance: number): { readonly most: number; readonly zeroAt: number } {
  const most = unit === 'percent' ? tolerance / 100 : tolerance;
  return { most, zeroAt: unit === 'steps' ? most + 1 : most };
}

/** @param tolerance in the unit of the criterion; ignored where it has none */
export function closenessOf(
  { state, distance }: Comparison,
  unit: ToleranceUnit | undefined,
  tolerance: number | undefined,
): Closeness {
  if (state === 'met') return { state, distance, fit: 1 };
  if (state === 'unknown') return { state, distance, fit: UNKNOWN_FIT };
  if (unit !== undefined && tolerance !== undefined && distance !== null) {
    const { most, zeroAt } = reachOf(unit, tolerance);
    if (most > 0 && distance <= most) return { state: 'near', distance, fit: 1 - distance / zeroAt };
  }
  return { state: 'missed', distance, fit: 0 };
}
