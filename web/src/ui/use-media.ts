import { useSyncExternalStore } from 'react';

/** Narrower than `sm` (1§9), or a phone in landscape: as in `theme/tokens.css`. */
const narrow = '(max-width: 799px), (max-height: 479px)';
/** Where controls must be large enough for a thumb: as `--touch` in `theme/tokens.css`. */
const thumb = `${narrow}, (pointer: coarse)`;
/** At least as wide as a laptop. */
const laptop = '(min-width: 1280px)';
/** At least as wide as a small laptop: room for a narrow panel at the side of a sheet. */
const desk = '(min-width: 1024px)';
/** Large enough that several bars above a list leave room for its rows. */
const roomy = '(min-width: 1024px) and (min-height: 700px)';

/** Last result of each media query outside of printing. */
const onScreen = new Map<string, boolean>();

/**
 * Print keeps the layout of the screen: if the layout changed to the width of the sheet, it would be printed before its
 * rows are rendered.
 */
function isMatched(query: string): boolean {
  if (!matchMedia('print').matches || !onScreen.has(query)) onScreen.set(query, matchMedia(query).matches);
  return onScreen.get(query) ?? false;
}

function useMedia(query: string): boolean {
  const isNow = () => isMatched(query);
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    isNow,
    isNow,
  );
}

/** Whether buttons in a bar have labels: as `.on-laptop` in `theme/base.css`. */
export function useIsLaptop(): boolean {
  return useMedia(laptop);
}

/** Whether a narrow panel fits at the side of a sheet. */
export function useIsDesk(): boolean {
  return useMedia(desk);
}

/** Whether the page scrolls as a whole at this moment, for event handlers. */
export function isNarrow(): boolean {
  return isMatched(narrow);
}

/** Whether the page scrolls as a whole. Use CSS where it is sufficient. */
export function useIsNarrow(): boolean {
  return useMedia(narrow);
}

/** Whether controls must be large enough for a thumb at this moment, for event handlers. */
export function isForThumb(): boolean {
  return isMatched(thumb);
}

/** Whether rows positioned by script must be 44 px high. */
export function useIsForThumb(): boolean {
  return useMedia(thumb);
}

/** Whether there is room for more than one bar above a list. */
export function useIsRoomy(): boolean {
  return useMedia(roomy);
}
