import { useSyncExternalStore } from 'react';

/** Narrower than `sm` (1§9), or a telephone on its side: as in `theme/tokens.css`. */
const narrow = '(max-width: 799px), (max-height: 479px)';
/** A thumb is reckoned with: as `--touch` in `theme/tokens.css`. */
const thumb = `${narrow}, (pointer: coarse)`;
/** From the width of a laptop. */
const laptop = '(min-width: 1280px)';
/** A desk: lines over a list leave room for its rows. */
const roomy = '(min-width: 1024px) and (min-height: 700px)';

/** Last result of each query on a screen. */
const onScreen = new Map<string, boolean>();

/**
 * Print keeps the layout of the screen: a layout for the width of the sheet would be printed before its rows are
 * rendered.
 */
function isMatched(query: string): boolean {
  if (!matchMedia('print').matches || !onScreen.has(query)) onScreen.set(query, matchMedia(query).matches);
  return onScreen.get(query) ?? false;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => isMatched(query),
  );
}

/** Whether buttons have their words in a line: as `.on-laptop` in `theme/base.css`. */
export function useIsLaptop(): boolean {
  return useMedia(laptop);
}

/** Whether the page scrolls as a whole, at this moment: for events. */
export function isNarrow(): boolean {
  return isMatched(narrow);
}

/** Whether the page scrolls as a whole. Use CSS where it is sufficient. */
export function useIsNarrow(): boolean {
  return useMedia(narrow);
}

/** Whether rows that are placed by script are to be 44 px high. */
export function useIsForThumb(): boolean {
  return useMedia(thumb);
}

/** Whether there is space for more than one line above a list. */
export function useIsRoomy(): boolean {
  return useMedia(roomy);
}
