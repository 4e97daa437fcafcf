import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BarBadge, barTool } from '#ui/button/bar-badge.tsx';
import { icon18 } from '#ui/icon.ts';
import { favoriteIdsQuery } from './favorite-data.ts';

/** Link to the favorites, with their count (1§2). */
export function FavoritesLink() {
  const { data: ids } = useQuery(favoriteIdsQuery);
  const count = ids?.length ?? 0;
  return (
    <Link to="/land/favorite" {...barTool(count)} aria-label={`Избранное: ${count}`}>
      <IconStar {...icon18} />
      <BarBadge count={count} />
    </Link>
  );
}
