import type { Domain } from '@gektar/contract/domain.ts';
import { domainTitles } from '#theme/domain.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { PageCrumbs } from './page-crumbs.tsx';

/** Crumbs for home and the domain, then the given ones (1§2, C-12). */
export function DomainCrumbs({ domain, crumbs }: { domain: Domain; crumbs: readonly Crumb[] }) {
  return <PageCrumbs crumbs={[{ label: domainTitles[domain], to: `/${domain}` }, ...crumbs]} />;
}
