/** The two halves of the product; each has an accent and a tab icon of its own (1§2). */
export type Area = 'land' | 'industrial';

/** Gives the whole page the accent and the tab icon of an area. The colours follow by CSS alone, nothing is rendered again. */
export function applyArea(area: Area): void {
  document.documentElement.dataset.area = area;
  setIcon(area);
}

/** Outside both areas (home, sign-in, errors): the product's own icon; the accent of land, where most people work. */
export function applyNoArea(): void {
  document.documentElement.dataset.area = 'land';
  setIcon('product');
}

function setIcon(name: Area | 'product'): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', `/icons/${name}.svg`);
}
