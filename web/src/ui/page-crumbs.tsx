import { Link } from '@tanstack/react-router';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/**
 * Crumbs for home, then the given ones (1§2). When a crumb is pressed in a changed form, the router's guard asks first.
 */
export function PageCrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumbs
      crumbs={crumbs}
      link={(to, content, label) => (
        <Link to={to} key={to} aria-label={label} title={label} activeOptions={{ exact: true }}>
          {content}
        </Link>
      )}
    />
  );
}
