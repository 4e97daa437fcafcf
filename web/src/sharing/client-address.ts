import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';

/**
 * The address a client opens; the code travels with it (3§2, G-14).
 * @param publicPath where clients of the area enter: `/public`, `/industrial-public` (G-04)
 * @param page a page of the link, '/report'
 */
export function clientAddress(publicPath: string, link: SelectionLink, page = ''): string {
  return `${window.location.origin}${publicPath}/${link.requestSelectionId}${page}?password=${encodeURIComponent(link.password)}`;
}
