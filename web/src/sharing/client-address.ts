import type { ClientLink, SelectionLink } from '@gektar/contract/sharing/selection-link.ts';

/**
 * URL of a client link, including the access code (3§2, G-14). The first link is opened by the id of the selection, a
 * further one by its own id (N-14).
 * @param publicPath client path of the domain: `/public`, `/industrial-public` (G-04)
 * @param page path of a page below the link: '/report'
 */
export function clientAddress(
  publicPath: string,
  link: SelectionLink & Partial<Pick<ClientLink, 'isFirst'>>,
  page = '',
): string {
  const id = link.isFirst === false ? link.id : link.requestSelectionId;
  return `${window.location.origin}${publicPath}/${id}${page}?password=${encodeURIComponent(link.password)}`;
}
