import type { Domain } from '@gektar/contract/domain.ts';
import { domainTitles } from '#theme/domain.ts';

/** What a route says of itself for the title, the tab icon and the breadcrumbs. */
export interface PageAbout {
  /** Word in the title and last in the breadcrumbs, e.g. 'Объекты'. */
  readonly page?: string;
  readonly domain?: Domain;
  /** Part of what the page is about: 'Подборка' of a request. */
  readonly part?: string;
}

/**
 * '{prefix} | {page}' inside a domain, otherwise the product (1§2, C-01).
 * @param name what one object or request is called, once it is known: many tabs are open at once
 */
export function titleOf({ page, domain, part }: PageAbout, productName: string, name?: string): string {
  if (domain === undefined) return productName;
  if (page === undefined) return domainTitles[domain];
  if (name === undefined) return `${domainTitles[domain]} | ${page}`;
  return `${domainTitles[domain]} | ${name}${part === undefined ? '' : ` · ${part}`}`;
}
