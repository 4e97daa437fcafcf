import type { NavigateOptions } from '@tanstack/react-router';

interface PathOptions {
  readonly to: string;
  readonly search?: object;
  readonly replace?: boolean;
  readonly ignoreBlocker?: boolean;
}

/** Options of a link or a navigation to a computed path, which the router's types cannot check. */
export function pathOptions(options: PathOptions): NavigateOptions {
  return options as NavigateOptions;
}

/** Options of a link or a navigation to an address that may have a search: `/land/drafts/7?load=9`. */
export function hrefOptions(href: string, more: Omit<PathOptions, 'to' | 'search'> = {}): NavigateOptions {
  const [to = '', query] = href.split('?');
  const search = query === undefined ? {} : { search: Object.fromEntries(new URLSearchParams(query)) };
  return pathOptions({ to, ...search, ...more });
}
