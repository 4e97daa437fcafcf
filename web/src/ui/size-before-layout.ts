/**
 * Height of a list in the window; heads and bars take the rest, but not more in a large window than in a small one
 * (share, px).
 */
const SHARE_OF_WINDOW = 0.75;
const OTHERS_PX = 320;

/** Size of a list, assumed until the page is laid out (px). */
export const sizeBeforeLayout = () => ({
  width: window.innerWidth,
  height: Math.max(window.innerHeight * SHARE_OF_WINDOW, window.innerHeight - OTHERS_PX),
});
