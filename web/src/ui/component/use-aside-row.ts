import { useLocation } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { useEachChange } from '#ui/use-each-change.ts';
import classes from './aside-row.module.css';

/** Width of the fade at the end (px). */
const FADE = 40;

/**
 * A row of tabs that scrolls sideways where it does not fit; scrolls the current tab into view when the URL changes.
 * @param words texts that change the widths of the tabs, such as counts
 */
export function useAsideRow(words: string): {
  readonly ref: RefObject<HTMLElement | null>;
  readonly className: string;
} {
  const ref = useRef<HTMLElement>(null);
  const href = useLocation({ select: (location) => location.href });
  // A new URL changes the current tab, new counts move it.
  useEachChange(`${href} ${words}`, () => {
    const row = ref.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const [edge, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < edge.left) row.scrollLeft -= edge.left - own.left;
    else if (own.right > edge.right - FADE) row.scrollLeft += own.right - edge.right + FADE;
  });
  return { ref, className: classes.row ?? '' };
}
