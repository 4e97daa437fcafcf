import type { Crumb } from '#ui/breadcrumbs.tsx';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';

/** Breadcrumbs of a page of the land domain. */
export function LandCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <DomainCrumbs domain="land" crumbs={crumbs} />;
}
