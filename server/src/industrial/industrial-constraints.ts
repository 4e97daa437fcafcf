import type { ConstraintMeanings } from '#database/constraints.ts';

/** Meanings of violated constraints of the industrial domain. */
export const industrialConstraints: ConstraintMeanings = {};
