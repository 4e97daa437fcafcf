/**
 * What a virtual list takes for its own size until it is measured (px): its first lines are drawn together with the page,
 * in slices, and not by a second pass that nothing interrupts.
 */
export function firstRect(): { width: number; height: number } {
  return { width: window.innerWidth, height: Math.round(window.innerHeight * SHARE_OF_WINDOW) };
}

/** The rest are heads and bars over the list. */
const SHARE_OF_WINDOW = 0.75;
