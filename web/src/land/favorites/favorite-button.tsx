import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { favoriteIdsQuery } from './favorite-data.ts';
import { useFavoriteToggle } from './favorite-toggle.ts';

/** A star that adds a property to the favorites or removes it (1§4). */
export function FavoriteStar({ propertyId }: { propertyId: string }) {
  const { isFavorite, toggle } = useStar(propertyId);
  return (
    <IconButton
      label={isFavorite ? 'Убрать из избранного' : 'В избранное'}
      icon={isFavorite ? <IconStarFilled size={16} color="var(--accent)" aria-hidden /> : <IconStar {...icon16} />}
      variant="subtle"
      size={28}
      isPressed={isFavorite}
      onClick={toggle}
    />
  );
}

/** A button with a label that adds a property to the favorites or removes it, for the actions on its page. */
export function FavoriteButton({ propertyId, className = '' }: { propertyId: string; className?: string | undefined }) {
  const { isFavorite, toggle } = useStar(propertyId);
  return (
    <Button
      leftSection={
        isFavorite ? <IconStarFilled size={16} color="var(--accent)" aria-hidden /> : <IconStar {...icon16} />
      }
      className={className}
      aria-pressed={isFavorite}
      onClick={toggle}
    >
      {isFavorite ? 'В избранном' : 'В избранное'}
    </Button>
  );
}

function useStar(propertyId: string) {
  const { data: ids = [] } = useQuery(favoriteIdsQuery);
  const { mutate } = useFavoriteToggle();
  const isFavorite = ids.includes(propertyId);
  return { isFavorite, toggle: () => mutate({ propertyId, isFavorite: !isFavorite }) };
}
