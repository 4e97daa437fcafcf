import type { Crumb } from '#ui/breadcrumbs.tsx';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';

/** The way to a page of land. */
export function LandCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <DomainCrumbs domain="land" crumbs={crumbs} />;
}
