import type { Domain } from '@gektar/contract/domain.ts';
import { Link } from '@tanstack/react-router';
import { domainTitles } from '#theme/domain.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/**
 * Home, the domain, then these (1§2, C-12). Leaving a changed form by one of them asks first, by the router's guard.
 */
export function DomainCrumbs({ domain, crumbs }: { domain: Domain; crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumbs
      crumbs={[{ label: domainTitles[domain], to: `/${domain}` }, ...crumbs]}
      link={(to, content, label) => (
        <Link to={to} key={to} aria-label={label} title={label} activeOptions={{ exact: true }}>
          {content}
        </Link>
      )}
    />
  );
}
