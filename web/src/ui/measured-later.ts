import { elementScroll, type Virtualizer } from '@tanstack/react-virtual';
import { sizeBeforeLayout } from './size-before-layout.ts';

type Rect = { readonly width: number; readonly height: number };

/**
 * Options of a virtual list that is measured only after the page is laid out. Until then it is assumed to fill a share
 * of the window, so its first rows render together with the page. Measuring or scrolling at once would force a layout
 * during the commit, and another one in the next frame.
 */
export function measuredLater() {
  return {
    initialRect: sizeBeforeLayout(),
    observeElementRect,
    scrollToFn,
  };
}

/** Reports the size by an observer, which fires in the frame that lays the list out. */
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

/** Scrolling element of each list. */
const scrolled = new WeakMap<object, HTMLElement>();

/** Skips scrolling a new element to 0, where it already is. */
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
