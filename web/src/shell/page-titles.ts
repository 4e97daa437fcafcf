import type { Domain } from '@gektar/contract/domain.ts';
import { domainTitles } from '#theme/domain.ts';

/** A route's texts for the title, the tab icon and the breadcrumbs. */
export interface PageAbout {
  /** Used in the title and last in the breadcrumbs, e.g. 'Объекты'. */
  readonly page?: string;
  readonly domain?: Domain;
  /** Part of the page: 'Подборка' of a request. */
  readonly part?: string;
}

/**
 * '{prefix} | {page}' inside a domain, otherwise the product (1§2, C-01).
 * @param name name of an object or request once known, to distinguish tabs
 */
export function titleOf({ page, domain, part }: PageAbout, productName: string, name?: string): string {
  if (domain === undefined) return productName;
  if (page === undefined) return domainTitles[domain];
  if (name === undefined) return `${domainTitles[domain]} | ${page}`;
  return `${domainTitles[domain]} | ${name}${part === undefined ? '' : ` · ${part}`}`;
}
