import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog, a drawer or a panel by Esc, unless a list, a calendar or a menu is open over it: Esc closes only
 * that, and the input stays open. Mantine's handler would close all of them at once.
 */
export function ownEscape(onClose: () => void) {
  return {
    closeOnEscape: false as const,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(target instanceof Element)) return;
      // Key events bubble through React's tree even from elements rendered elsewhere on the page.
      const isFromAbove = !currentTarget.contains(target) || target.closest('[role=menu]') !== null;
      const isTaken = target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (!isFromAbove && !isTaken) onClose();
    },
  };
}
