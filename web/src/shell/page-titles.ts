import type { Area } from '#theme/area.ts';

/** What a route says of itself for the title, the tab icon and the breadcrumbs. */
export interface PageAbout {
  /** Word in the title and last in the breadcrumbs, e.g. 'Объекты'. */
  readonly page?: string;
  readonly area?: Area;
  /** Part of what the page is about: 'Подборка' of a request. */
  readonly part?: string;
}

const prefixes = { land: 'Земля', industrial: 'Склады' } as const satisfies Record<Area, string>;

/**
 * '{prefix} | {page}' inside an area, otherwise the product (1§2, C-01).
 * @param name what one object or request is called, once it is known: many tabs are open at once
 */
export function titleOf({ page, area, part }: PageAbout, productName: string, name?: string): string {
  if (area === undefined) return productName;
  if (page === undefined) return prefixes[area];
  if (name === undefined) return `${prefixes[area]} | ${page}`;
  return `${prefixes[area]} | ${name}${part === undefined ? '' : ` · ${part}`}`;
}
