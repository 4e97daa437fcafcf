/** The two halves of the product; each has an accent and a tab icon of its own (1§2). */
export type Area = 'land' | 'industrial';

/** Gives the whole page the accent and the tab icon of an area. The colours follow by CSS alone, nothing is rendered again. */
export function applyArea(area: Area): void {
  document.documentElement.dataset['area'] = area;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', `/icons/${area}.svg`);
}
