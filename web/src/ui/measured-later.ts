import { elementScroll, type Virtualizer } from '@tanstack/react-virtual';

type Rect = { readonly width: number; readonly height: number };

/**
 * Options of a virtual list that is measured once the page is laid out, and takes a share of the window for its own size
 * until then. Its first lines are drawn together with the page, in slices; asked for its size or scrolled at once, the
 * browser would lay the page out within the commit, and the same again in the next frame.
 */
export function measuredLater() {
  return {
    initialRect: { width: window.innerWidth, height: Math.max(window.innerHeight * SHARE_OF_WINDOW, tallest()) },
    observeElementRect,
    scrollToFn,
  };
}

/** The rest are heads and bars over the list; in a large window they take no more than in a small one. */
const SHARE_OF_WINDOW = 0.75;
const tallest = () => window.innerHeight - 320;

/** The browser tells the first size in the frame that lays the list out. */
function observeElementRect<Scroller extends HTMLElement>(
  { scrollElement }: Virtualizer<Scroller, Element>,
  tell: (rect: Rect) => void,
) {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = scrollElement;
    tell({ width: clientWidth, height: clientHeight });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** What each list has scrolled; rows and columns of a table share one element. */
const scrolled = new WeakMap<object, HTMLElement>();

/** A new element stands at its beginning. */
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
