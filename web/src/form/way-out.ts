import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { pathOptions } from '#ui/path-options.ts';

/** Storage key of the paths that this tab has visited; they survive a reload. */
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
    const before = Object.entries(readTrail()).filter(([index]) => Number(index) < here);
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(before), [here]: pathname }));
  });
}

/**
 * Path of the page that a form was opened from; undefined if there is none, after a sign-in, and if it was another
 * form.
 */
export function openerOf(trail: Readonly<Record<number, string>>, index: number): string | undefined {
  const before = trail[index - 1];
  return before === undefined || before === '/auth' || isForm(before) ? undefined : before;
}

function isForm(path: string): boolean {
  return path.endsWith('/edit') || path.endsWith('/new');
}

/** Goes back from a saved form to the page that it was opened from; stays if there is none. */
export function useWayBack(): () => void {
  const router = useRouter();
  return () => {
    const opener = openerOf(readTrail(), router.state.location.state.__TSR_index);
    if (opener !== undefined) router.history.back({ ignoreBlocker: true });
  };
}

/** Destination on leaving a form. */
interface WayOut {
  readonly to: string;
  /** Path of another page of the same entity: a form opened from there leads back there. */
  readonly otherPage?: string | undefined;
  /** Skips the question about unsaved input, which has been saved or discarded. */
  readonly ignoreBlocker?: boolean;
}

/**
 * Leaves a form. Goes back if the previous page is the destination (or a tab of it), otherwise replaces the form's
 * history entry: so Back never reopens the form, and the list keeps its state. Resolves when the other page is shown.
 */
export function useWayOut(): (wayOut: WayOut) => Promise<void> {
  const router = useRouter();
  return async ({ to, otherPage, ignoreBlocker = false }) => {
    const before = readTrail()[router.state.location.state.__TSR_index - 1];
    if (
      before === to ||
      (before !== undefined && before === otherPage) ||
      (before?.startsWith(`${to}/`) && !isForm(before))
    ) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = router.subscribe('onResolved', () => {
        stop();
        resolve();
      });
      router.history.back({ ignoreBlocker });
      await promise;
      return;
    }
    await router.navigate(pathOptions({ to, replace: true, ignoreBlocker }));
  };
}
