import { MOST_WEIGHT } from './importance.ts';

/** Fits of one object by wish, 0…1. */
export type Fits = Readonly<Record<string, number>>;

/** Pairs of a chosen object and a passed-over one; `right`: those whose chosen object has the better score. */
export interface ExplainedChoices {
  readonly right: number;
  readonly all: number;
}

/** Weights that a selection suggests, and how many of its choices the present and the suggested weights explain. */
export interface SuggestedWeights {
  readonly weights: Readonly<Record<string, number>>;
  readonly now: ExplainedChoices;
  readonly suggested: ExplainedChoices;
}

/**
 * Suggests weights of wishes from the objects that a broker chose and those he passed over. Each weight moves from its
 * present value by five times the difference between the mean fits of the chosen and of the passed-over objects: a wish
 * that all chosen objects meet and no passed-over one even nearly gets 5, a wish that both meet alike does not move.
 * `suggested` states how many choices the suggestion explains, as a share of all pairs.
 * @param present the present weights, 0 to 5
 */
export function suggestedWeights(
  present: Readonly<Record<string, number>>,
  chosen: readonly Fits[],
  passed: readonly Fits[],
): SuggestedWeights {
  const weights = Object.fromEntries(
    Object.entries(present).map(([name, weight]) => {
      const difference = chosen.length > 0 && passed.length > 0 ? meanOf(chosen, name) - meanOf(passed, name) : 0;
      return [name, Math.min(MOST_WEIGHT, Math.max(0, Math.round(weight + MOST_WEIGHT * difference)))];
    }),
  );
  return { weights, now: explained(present, chosen, passed), suggested: explained(weights, chosen, passed) };
}

function meanOf(objects: readonly Fits[], name: string): number {
  return objects.reduce((sum, fits) => sum + (fits[name] ?? 0), 0) / objects.length;
}

function explained(
  weights: Readonly<Record<string, number>>,
  chosen: readonly Fits[],
  passed: readonly Fits[],
): ExplainedChoices {
  // The sum of weights is the same for all objects, so it does not change their order.
  const scoreOf = (fits: Fits) =>
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (fits[name] ?? 0), 0);
  const passedScores = passed.map(scoreOf);
  const right = chosen
    .map(scoreOf)
    .reduce((sum, score) => sum + passedScores.filter((other) => score > other + TIE).length, 0);
  return { right, all: chosen.length * passed.length };
}

/** Difference below which two scores are equal: rounding of sums. */
const TIE = 1e-9;
