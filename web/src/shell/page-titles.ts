import type { Area } from '#theme/area.ts';

/** What a route says of itself for the title, the tab icon and the breadcrumbs. */
export interface PageAbout {
  /** Word in the title and last in the breadcrumbs, e.g. 'Объекты'. */
  readonly page?: string;
  readonly area?: Area;
}

const prefixes = { land: 'Земля', industrial: 'Склады' } as const satisfies Record<Area, string>;

/** '{prefix} | {page}' inside an area, otherwise the product (1§2, C-01). */
export function titleOf({ page, area }: PageAbout, productName: string): string {
  if (area === undefined) return productName;
  return page === undefined ? prefixes[area] : `${prefixes[area]} | ${page}`;
}
