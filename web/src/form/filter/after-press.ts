/**
 * Runs a function at the end of the current press, before click handlers: chips that move during the press would make
 * the click miss, and a link must be followed after the change. Also runs when the press does not become a click.
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
