import type { MouseEvent } from 'react';
import classes from './skip-link.module.css';

/** Over the bar to the page (WCAG 2.4.1); seen only while it has the focus. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is navigation, inside the page
    <a href="#main" className={classes.link} onClick={toMain}>
      Перейти к содержанию
    </a>
  );
}

/** Not through the address: it says what the page shows. */
function toMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}
