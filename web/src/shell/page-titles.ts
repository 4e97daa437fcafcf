import type { Domain } from '@gektar/contract/domain.ts';
import { domainTitles } from '#theme/domain.ts';

/** A route's texts for the title, the tab icon and the breadcrumbs. */
export interface PageAbout {
  /** Used in the title and last in the breadcrumbs, e.g. 'Объекты'. */
  readonly page?: string;
  readonly domain?: Domain;
  /** Part of the page, such as the tab 'Подборка' of a request. */
  readonly part?: string;
}

/**
 * Title of the browser tab: '{prefix} | {page}' inside a domain, otherwise the product name (1§2, C-01).
 * @param name name of the object or request once known, so that browser tabs can be distinguished
 */
export function titleOf({ page, domain, part }: PageAbout, productName: string, name?: string): string {
  if (domain === undefined) return productName;
  if (page === undefined) return domainTitles[domain];
  if (name === undefined) return `${domainTitles[domain]} | ${page}`;
  return `${domainTitles[domain]} | ${name}${part === undefined ? '' : ` · ${part}`}`;
}
