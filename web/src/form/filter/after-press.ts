/**
 * Runs when the current press becomes a click, before click handlers: chips that move during the press would make the
 * click miss, and a followed link must come after the change. A press without a click runs it too.
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
