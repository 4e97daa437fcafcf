import { useEffect } from 'react';
import type { Reference } from '#form/described/field-kit.ts';

interface LoadedEntriesProps {
  /** undefined until they are loaded. */
  readonly entries: readonly Reference[] | undefined;
  readonly onLoaded: (entries: readonly Reference[]) => void;
}

/** Renders nothing; passes the values on once they are loaded. */
export function LoadedEntries({ entries, onLoaded }: LoadedEntriesProps) {
  useEffect(() => {
    if (entries !== undefined) onLoaded(entries);
  }, [entries, onLoaded]);
  return null;
}
