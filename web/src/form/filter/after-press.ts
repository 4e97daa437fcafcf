/**
 * Runs once the press under way has become a click, before whoever was clicked hears of it: chips that move while the button is
 * down would let the click miss, and a link that is followed comes after what was set. A press that becomes no click runs it too.
 */
export function afterPress(run: () => void): void {
  let hasRun = false;
  const once = () => {
    window.removeEventListener('click', once, true);
    if (!hasRun) run();
    hasRun = true;
  };
  const soon = () => {
    window.removeEventListener('pointerup', soon);
    window.removeEventListener('pointercancel', soon);
    setTimeout(once);
  };
  window.addEventListener('click', once, true);
  window.addEventListener('pointerup', soon);
  window.addEventListener('pointercancel', soon);
}
