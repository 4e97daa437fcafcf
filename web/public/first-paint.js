// Sets what the first paint depends on: colour scheme, accent of the domain, and how much of the frame of `index.html`
// is shown. A separate file, because the page allows no inline scripts.
(() => {
  const page = document.documentElement;
  const path = location.pathname;
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const chosen = stored('mantine-color-scheme-value');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');

  if (/^\/industrial(?:-public)?(?:\/|$)/.test(path)) page.dataset.domain = 'industrial';
  else if (!/^\/(?:land|public)(?:\/|$)/.test(path)) page.dataset.domain = 'none';

  // A page of a domain has a bar and rows, the home page a bar; the sign-in page, to which the others redirect, has
  // neither.
  const isArea = /^\/(?:land|industrial)(?:\/|$)/.test(path);
  const isKnown = stored('authToken') !== null;
  page.dataset.frame = isArea && isKnown ? 'rows' : path === '/' ? 'bar' : 'none';

  // Each part of the frame is removed once the app has rendered its own, before the next paint.
  const observer = new MutationObserver(() => {
    const frame = document.getElementById('first-frame');
    const app = document.getElementById('root');
    if (frame === null || app === null) return;
    if (app.querySelector('header')) frame.querySelector('.bar')?.remove();
    if (!app.querySelector('main, h1')) return;
    frame.remove();
    observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
  // Client pages have no frame.
  addEventListener('DOMContentLoaded', () => {
    if (document.getElementById('first-frame') === null) observer.disconnect();
  });
})();
