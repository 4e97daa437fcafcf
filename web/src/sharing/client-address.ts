import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';

/**
 * The address for a client, including the code (3§2, G-14).
 * @param publicPath client path of the domain: `/public`, `/industrial-public` (G-04)
 * @param page a page of the link, '/report'
 */
export function clientAddress(publicPath: string, link: SelectionLink, page = ''): string {
  return `${window.location.origin}${publicPath}/${link.requestSelectionId}${page}?password=${encodeURIComponent(link.password)}`;
}
