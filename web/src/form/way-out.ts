import { type AnyRouter, type NavigateOptions, useRouter } from '@tanstack/react-router';

/** The paths of this tab's history by their place in it, kept over a reload. */
const KEY = 'gektar.trail';

function readTrail(): Record<number, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Remembers where the tab has been, for `useWayOut`. */
export function recordTrail(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname, state } }) => {
    const here = state.__TSR_index;
    const before = Object.entries(readTrail()).filter(([place]) => Number(place) < here);
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(before), [here]: pathname }));
  });
}

/** Where a form leads when it is left. */
interface WayOut {
  readonly to: string;
  /** What was typed is stored or given up: nobody is asked. */
  readonly ignoreBlocker?: boolean;
}

/**
 * Away from a form for good: back, where the page before is the one it leads to (or a tab of it), else in its own place. The
 * browser's Back never opens the form again, and the list is found as it was left.
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
