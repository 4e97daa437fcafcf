import type { Domain } from '@gektar/contract/domain.ts';

/** Names of the domains on screen. */
export const domainTitles = { land: 'Земля', industrial: 'Склады' } as const satisfies Record<Domain, string>;

/** Sets the accent and the tab icon of a domain for the whole page. Colours change by CSS only, without rendering. */
export function applyDomain(domain: Domain): void {
  document.documentElement.dataset.domain = domain;
  setIcon(domain);
}

/** Look outside both domains (home, sign-in, errors): the product's own icon, a neutral bar and accent. */
export function applyNoDomain(): void {
  document.documentElement.dataset.domain = 'none';
  setIcon('product');
}

function setIcon(name: Domain | 'product'): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', `/icons/${name}.svg`);
}
