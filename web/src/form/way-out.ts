import { type AnyRouter, type NavigateOptions, useRouter } from '@tanstack/react-router';

/** Storage key of this tab's history of paths, kept over a reload. */
const KEY = 'gektar.trail';

function readTrail(): Record<number, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Records visited paths for `useWayOut`. */
export function recordTrail(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname, state } }) => {
    const here = state.__TSR_index;
    const before = Object.entries(readTrail()).filter(([place]) => Number(place) < here);
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(before), [here]: pathname }));
  });
}

/** Destination after leaving a form. */
interface WayOut {
  readonly to: string;
  /** Input is saved or discarded: no question. */
  readonly ignoreBlocker?: boolean;
}

/**
 * Leaves a form for good: goes back when the previous page is the destination (or a tab of it), otherwise replaces the
 * form's history entry. Back never reopens the form, and the list is found as it was left.
 */
export function useWayOut(): (wayOut: WayOut) => Promise<void> {
  const router = useRouter();
  return async ({ to, ignoreBlocker = false }) => {
    const before = readTrail()[router.state.location.state.__TSR_index - 1];
    if (before === to || (before?.startsWith(`${to}/`) && !before.endsWith('/edit') && !before.endsWith('/new'))) {
      router.history.back({ ignoreBlocker });
      return;
    }
    await router.navigate({ to, replace: true, ignoreBlocker } as NavigateOptions);
  };
}
