import { elementScroll, type Virtualizer } from '@tanstack/react-virtual';
import { sizeBeforeLayout } from './size-before-layout.ts';

type Rect = { readonly width: number; readonly height: number };

/**
 * Options of a virtual list that is measured once the page is laid out, and assumes a share of the window until then.
 * Its first lines are rendered with the page, in slices; measuring or scrolling at once would force a layout within the
 * commit, and another one in the next frame.
 */
export function measuredLater() {
  return {
    initialRect: sizeBeforeLayout(),
    observeElementRect,
    scrollToFn,
  };
}

/** The observer reports the first size in the frame that lays the list out. */
function observeElementRect<Scroller extends HTMLElement>(
  { scrollElement }: Virtualizer<Scroller, Element>,
  report: (rect: Rect) => void,
) {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = scrollElement;
    report({ width: clientWidth, height: clientHeight });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Scrolled element of each list. */
const scrolled = new WeakMap<object, HTMLElement>();

/** A new element is scrolled to its beginning. */
function scrollToFn<Scroller extends HTMLElement>(
  offset: number,
  options: Parameters<typeof elementScroll>[1],
  virtual: Virtualizer<Scroller, Element>,
) {
  const { scrollElement } = virtual;
  const isNew = scrollElement !== null && scrolled.get(virtual) !== scrollElement;
  if (scrollElement !== null) scrolled.set(virtual, scrollElement);
  if (!isNew || offset !== 0) elementScroll(offset, options, virtual);
}
