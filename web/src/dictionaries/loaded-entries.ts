import { useEffect } from 'react';
import type { Reference } from '#form/described/field-kit.ts';

interface LoadedEntriesProps {
  /** undefined until they are loaded. */
  readonly entries: readonly Reference[] | undefined;
  readonly onLoaded: (entries: readonly Reference[]) => void;
}

/** Draws nothing; hands over values once they are loaded. */
export function LoadedEntries({ entries, onLoaded }: LoadedEntriesProps) {
  useEffect(() => {
    if (entries !== undefined) onLoaded(entries);
  }, [entries, onLoaded]);
  return null;
}
