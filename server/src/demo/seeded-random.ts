/** Repeatable random choices. */
export interface Chance {
  /** A fraction between `from` and `to`. */
  between(from: number, to: number): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  /** True with this probability: 0 never, 1 always. */
  happens(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** Different choices in their original order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** The mulberry32 generator: 32 bits of state suffice for a few hundred rows. */
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
