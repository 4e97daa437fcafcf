import { useState } from 'react';

/** The same array as long as it holds the same things. */
export function useStable<Item>(list: Item[]): Item[] {
  const [stable, setStable] = useState(list);
  const isSame = stable.length === list.length && stable.every((item, i) => item === list[i]);
  if (!isSame) setStable(list);
  return isSame ? stable : list;
}
