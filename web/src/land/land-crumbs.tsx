import { Link } from '@tanstack/react-router';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx';

/** Home, the area, then these (1§2, C-12). Leaving a changed form by one of them asks first: the router's guard sees to it. */
export function LandCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumbs
      crumbs={[{ label: 'Земля', to: '/land' }, ...crumbs]}
      link={(to, content, label) => (
        <Link to={to} key={to} aria-label={label} activeOptions={{ exact: true }}>
          {content}
        </Link>
      )}
    />
  );
}
