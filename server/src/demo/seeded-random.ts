/** Chance that falls the same way each time. */
export interface Chance {
  /** From `from` to `to`, any fraction between. */
  between(from: number, to: number): number;
  /** Whole, both ends included. */
  whole(from: number, to: number): number;
  /** True so often: 0 never, 1 always. */
  happens(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** So many different ones, in the order they are given in. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** The mulberry32 generator: 32 bits of state are plenty to invent a few hundred rows. */
export function seededRandom(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    between,
    whole,
    happens: (probability) => next() < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    some: (choices, count) => {
      const ranked = choices.map((choice, index) => ({ choice, index, rank: next() }));
      const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.toSorted((a, b) => a.index - b.index).map(({ choice }) => choice);
    },
  };
}
