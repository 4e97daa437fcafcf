import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#ui/dialog/confirm.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';

/**
 * While something is unsaved, leaving by a link, a breadcrumb or the back button asks first, closing the tab asks in
 * the browser's own words (1§2, 1§4, C-06). Whoever has saved navigates with `ignoreBlocker`.
 * @param onLeave the person has confirmed: what was typed is given up
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): void {
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const isLeaving = await confirm(leaveQuestion);
      if (isLeaving) onLeave?.();
      return !isLeaving;
    },
  });
}
