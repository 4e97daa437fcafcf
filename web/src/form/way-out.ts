import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { pathOptions } from '#ui/path-options.ts';

/** Storage key of this tab's history of paths, which survives a reload. */
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

/** Page that a form was opened from; undefined without such a page, after a sign-in and between forms of one frame. */
export function openerOf(trail: Readonly<Record<number, string>>, index: number): string | undefined {
  const before = trail[index - 1];
  return before === undefined || before === '/auth' || isForm(before) ? undefined : before;
}

function isForm(path: string): boolean {
  return path.endsWith('/edit') || path.endsWith('/new');
}

/** Returns from a saved form to the page that it was opened from; without one, stays. */
export function useWayBack(): () => void {
  const router = useRouter();
  return () => {
    const opener = openerOf(readTrail(), router.state.location.state.__TSR_index);
    if (opener !== undefined) router.history.back({ ignoreBlocker: true });
  };
}

/** Destination after leaving a form. */
interface WayOut {
  readonly to: string;
  /** Another page of the same entity: a form opened from there leads back there. */
  readonly otherPage?: string | undefined;
  /** Input is saved or discarded: no question. */
  readonly ignoreBlocker?: boolean;
}

/**
 * Leaves a form: goes back when the previous page is the destination (or a tab of it), otherwise replaces the form's
 * history entry. So Back never reopens the form, and the list keeps its state. Ends when the other page is there.
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
