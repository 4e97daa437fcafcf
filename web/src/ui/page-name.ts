import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

export interface ShownPage {
  /** Subject of the page: a cadastral number, the name of a request. */
  readonly name: string;
  /** The page has no section: its name is the whole title. */
  readonly isAlone: boolean;
}

const shown = createSignal<ShownPage | undefined>(undefined);

/** Names the page while it is shown; undefined while the name is unknown. */
export function usePageName(name: string | undefined, isAlone = false): void {
  useLayoutEffect(() => {
    shown.set(name === undefined ? undefined : { name, isAlone });
    return () => shown.set(undefined);
  }, [name, isAlone]);
}

/** The page shown, for the tab title; undefined while it has no name. */
export function useShownPage(): ShownPage | undefined {
  return useSyncExternalStore(shown.subscribe, shown.get);
}
