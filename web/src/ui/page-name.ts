import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

export interface ShownPage {
  /** Subject of the page: a cadastral number, the name of a request. */
  readonly name: string;
  /** Whether the name is the whole title, because the page belongs to no section. */
  readonly isAlone: boolean;
}

const shown = createSignal<ShownPage | undefined>(undefined);

/** Sets the name of the page while it is shown; undefined while the name is unknown. */
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
