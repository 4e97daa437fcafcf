import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#ui/dialog/confirm.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';

/** Releases the navigation that is being confirmed. */
let release: (() => void) | undefined;

/**
 * Back during a save asks for confirmation; once the save is done, the question is closed and the navigation continues.
 * The form must not navigate then.
 * @returns whether a navigation was waiting
 */
export function releaseDeparture(): boolean {
  const isWaiting = release !== undefined;
  release?.();
  return isWaiting;
}

/**
 * With unsaved input, leaving by a link, a breadcrumb or the back button asks first, closing the tab shows the
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
