import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';

/**
 * URL of a client link, including the access code (3§2, G-14).
 * @param publicPath client path of the domain: `/public`, `/industrial-public` (G-04)
 * @param page path of a page below the link: '/report'
 */
export function clientAddress(publicPath: string, link: SelectionLink, page = ''): string {
  return `${window.location.origin}${publicPath}/${link.requestSelectionId}${page}?password=${encodeURIComponent(link.password)}`;
}
