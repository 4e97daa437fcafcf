import { useState } from 'react';

/** Returns the previous array while its items are equal. */
export function useStable<Item>(list: Item[]): Item[] {
  const [stable, setStable] = useState(list);
  const isSame = stable.length === list.length && stable.every((item, i) => item === list[i]);
  if (!isSame) setStable(list);
  return isSame ? stable : list;
}
