import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What the page that is shown is about: a cadastral number, the name of a request. */
let name: string | undefined;
const listeners = new Set<() => void>();

function say(next: string | undefined): void {
  name = next;
  for (const listener of listeners) listener();
}

/** Names the page while it is shown; undefined while that is not known yet. */
export function usePageName(own: string | undefined): void {
  useLayoutEffect(() => {
    say(own);
    return () => say(undefined);
  }, [own]);
}

/** The name of the page that is shown, for the tab. */
export function useShownPageName(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => name,
  );
}
