import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#ui/dialog/confirm.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';

/**
 * With unsaved input, leaving by a link, a breadcrumb or the back button asks first, closing the tab shows the
 * browser's own question (1§2, 1§4, C-06). After a save navigate with `ignoreBlocker`.
 * @param onLeave called when the user confirms: input is discarded
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
