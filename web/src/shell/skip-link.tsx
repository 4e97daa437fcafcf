import type { MouseEvent } from 'react';
import classes from './skip-link.module.css';

/** Skips the bar (WCAG 2.4.1); visible only when focused. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is navigation, inside the page
    <a href="#main" className={`${classes.link} on-screen`} onClick={toMain}>
      Перейти к содержанию
    </a>
  );
}

/** Moves the focus without a URL hash, because the URL describes the page. */
function toMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}
