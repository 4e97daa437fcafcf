import type { Domain } from '@gektar/contract/domain.ts';
import { Link } from '@tanstack/react-router';
import { domainTitles } from '#theme/domain.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/**
 * Crumbs for home and the domain, then the given ones (1§2, C-12). When a crumb is pressed in a changed form, the
 * router's guard asks first.
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
