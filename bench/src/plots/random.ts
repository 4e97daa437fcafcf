/** Repeatable random numbers. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** Evenly distributed by order of magnitude: as many plots between 1 and 10 ha as between 10 and 100. */
  logarithmic(least: number, most: number): number;
  chance(probability: number): boolean;
  /** The first items are more likely than the last. */
  oneOf<Item>(items: readonly Item[]): Item;
  /** Distinct items, `count` of them or all. */
  someOf<Item>(items: readonly Item[], count: number): Item[];
}

/** Random numbers by the mulberry32 generator. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() ** 1.5 * items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  };
  return {
    next,
    oneOf,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    logarithmic: (least, most) => least * (most / least) ** next(),
    chance: (probability) => next() < probability,
    someOf: <Item>(items: readonly Item[], count: number) => {
      const chosen = new Set<Item>();
      while (chosen.size < Math.min(count, items.length)) chosen.add(oneOf(items));
      return [...chosen];
    },
  };
}
