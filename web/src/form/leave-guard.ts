import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#ui/dialog/confirm.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';

/** Lets the navigation that waits for confirmation proceed. */
let release: (() => void) | undefined;

/**
 * Lets a waiting navigation proceed once a save has succeeded. It waits when the user pressed Back during the save: its
 * question is closed, and the form itself must not navigate then.
 * @returns whether a navigation was waiting
 */
export function releaseDeparture(): boolean {
  const isWaiting = release !== undefined;
  release?.();
  return isWaiting;
}

/**
 * Guards unsaved input: leaving by a link, a breadcrumb or the back button asks first; closing the tab shows the
 * browser's question (1§2, 1§4, C-06). After a save navigate with `ignoreBlocker`.
 * @param onLeave called when the user confirms: input is discarded
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): void {
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const released = Promise.withResolvers<boolean>();
      const own = () => released.resolve(true);
      release = own;
      const isLeaving = await confirm(leaveQuestion, released.promise);
      if (release === own) release = undefined;
      if (isLeaving) onLeave?.();
      return !isLeaving;
    },
  });
}
