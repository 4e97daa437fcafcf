import { type RefObject, useEffect } from 'react';
import { hasOwnKeys } from '#ui/has-own-keys.ts';
import { isKeyOf } from '#ui/keys.ts';

/**
 * Focuses a search box when '/' is pressed anywhere on the page, except while typing or in a dialog; in the Russian
 * layout by key position. If a page has several boxes, the first visible one gets the focus.
 */
export function useFocusOnSlash(input: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      // In the Russian layout the key at this position prints a dot.
      const isPosition = event.code === 'Slash' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!(isKeyOf('search', event) || isPosition) || event.defaultPrevented) return;
      if (hasOwnKeys(event.target)) return;
      if (document.querySelector('[aria-modal=true], dialog[open]')) return;
      if (input.current?.checkVisibility() !== true) return;
      event.preventDefault();
      input.current.focus();
      if (input.current instanceof HTMLInputElement) input.current.select();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [input]);
}
