import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog, a drawer or a panel by Esc, unless a list, a calendar or a menu stands open over it: that one closes
 * first, and what was filled in below it stays. Mantine's own answer to Esc closes all of them at once.
 */
export function ownEscape(onClose: () => void) {
  return {
    closeOnEscape: false as const,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(target instanceof Element)) return;
      // Keys reach us through the tree of React even from what is drawn elsewhere on the page.
      const isFromAbove = !currentTarget.contains(target) || target.closest('[role=menu]') !== null;
      const isTaken = target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (!isFromAbove && !isTaken) onClose();
    },
  };
}
