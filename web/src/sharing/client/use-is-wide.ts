import { useSyncExternalStore } from 'react';

/** Least window width for a column next to the cards: broker, note, map. */
const wide = '(min-width: 900px)';

/** Whether there is space for a column next to the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
