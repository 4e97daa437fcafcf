import type { BarSection } from './domain-page.ts';

type Placed = Pick<BarSection, 'to' | 'within'>;

/** The section that a page belongs to; of several, the one with the longest path. */
export function sectionAt<Section extends Placed>(sections: readonly Section[], path: string): Section | undefined {
  const [longest] = sections
    .filter(({ to, within = [to] }) => path === to || within.some((one) => `${path}/`.startsWith(`${one}/`)))
    .sort((one, other) => other.to.length - one.to.length);
  return longest;
}
