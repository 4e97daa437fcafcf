import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { icon18 } from '#ui/icon.ts';
import { favoriteIdsQuery } from './favorite-data.ts';
import classes from './favorites-link.module.css';

/** The way to the favorites, with their count (1§2). */
export function FavoritesLink() {
  const { data: ids } = useQuery(favoriteIdsQuery);
  const count = ids?.length ?? 0;
  return (
    <Link
      to="/land/favorite"
      className={classes.link ?? ''}
      data-wide={count > 99 || undefined}
      aria-label={`Избранное: ${count}`}
    >
      <IconStar {...icon18} />
      {count > 0 && <span className={classes.badge}>{count > 999 ? '999+' : count}</span>}
    </Link>
  );
}
