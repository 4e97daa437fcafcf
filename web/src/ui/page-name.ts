import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

export interface ShownPage {
  /** What the page is about: a cadastral number, the name of a request. */
  readonly name: string;
  /** It belongs to no section: its name is the whole title. */
  readonly isAlone: boolean;
}

const shown = createSignal<ShownPage | undefined>(undefined);

/** Names the page while it is shown; undefined while that is not known yet. */
export function usePageName(name: string | undefined, isAlone = false): void {
  useLayoutEffect(() => {
    shown.set(name === undefined ? undefined : { name, isAlone });
    return () => shown.set(undefined);
  }, [name, isAlone]);
}

/** The page that is shown, for the tab; undefined while it has no name of its own. */
export function useShownPage(): ShownPage | undefined {
  return useSyncExternalStore(shown.subscribe, shown.get);
}
