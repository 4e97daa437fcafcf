/** Heads and bars take the rest, no more in a large window than in a small one. */
const SHARE_OF_WINDOW = 0.75;
const OTHERS_PX = 320;

/** Size of a list, assumed until the page is laid out (px). */
export const sizeBeforeLayout = () => ({
  width: window.innerWidth,
  height: Math.max(window.innerHeight * SHARE_OF_WINDOW, window.innerHeight - OTHERS_PX),
});
