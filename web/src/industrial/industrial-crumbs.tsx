import type { Crumb } from '#ui/breadcrumbs.tsx';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';

/** Breadcrumbs of a page of the industrial domain. */
export function IndustrialCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <DomainCrumbs domain="industrial" crumbs={crumbs} />;
}
