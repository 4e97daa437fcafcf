// Sets the colour scheme, and the accent of industrial client pages, before the first paint. A separate file, because the page
// allows no inline scripts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    chosen = null;
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  if (location.pathname.startsWith('/industrial-public/')) document.documentElement.dataset.domain = 'industrial';
})();
