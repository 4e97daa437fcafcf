import { useSyncExternalStore } from 'react';

/** Least window width for a map next to the cards (1§9). */
const wide = '(min-width: 1024px)';

/** Whether there is space for a map next to the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
