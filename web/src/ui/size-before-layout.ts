/** Assumed height of a list: the larger of this share of the window, and the window without heads and bars (px). */
const SHARE_OF_WINDOW = 0.75;
const OTHERS_PX = 320;

/** Size of a list, assumed until the page is laid out (px). */
export const sizeBeforeLayout = () => ({
  width: window.innerWidth,
  height: Math.max(window.innerHeight * SHARE_OF_WINDOW, window.innerHeight - OTHERS_PX),
});
