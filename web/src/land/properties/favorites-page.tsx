import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { favoritesQuery } from '#land/favorites/favorite-data.ts';
import { FavoriteNote } from '#land/favorites/favorite-note.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { OrderedCard } from '#land/properties/property-cards/ordered-card.tsx';
import { ToSelectionButton } from '#sharing/to-selection/to-selection.tsx';
import { Card } from '#ui/layout/card.ts';
import { Stack } from '#ui/layout/stack.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import classes from './favorites-page.module.css';
import { isOverdue } from './property-facts.ts';

/** The employee's favorites, each with the employee's note (1§2, E-11). */
export function FavoritesPage() {
  const { data: favorites, isPending, error, refetch } = useQuery(favoritesQuery);
  const navigate = useNavigate();
  return (
    <Stack as="main" display="flex" gap={12} p="12px 24px 24px" flex={1} className={classes.page}>
      <Stack gap={8} className={classes.top}>
        <LandCrumbs crumbs={[{ label: 'Избранное' }]} />
        <h1>{favorites?.length ? `${formatCountOf(favorites.length, objects)} в избранном` : 'Избранное'}</h1>
      </Stack>
      {isPending && <CardSkeleton />}
      {error && !favorites && <FailedState caption={failureText(error)} onRetry={() => void refetch()} />}
      {favorites?.length === 0 && (
        <EmptyState
          title="Нет данных"
          picture="blank"
          caption="Отметьте объект звездой в списке или на его странице, и он появится здесь"
          action={{ label: 'К объектам', onClick: () => void navigate({ to: '/land/property' }) }}
        />
      )}
      {favorites && favorites.length > 0 && <FavoriteList favorites={favorites} />}
    </Stack>
  );
}

/** Number of objects rendered at first, and added each time the end comes into view. */
const STEP = 30;

function FavoriteList({ favorites }: { favorites: readonly Favorite[] }) {
  const { data: settings } = useQuery(settingsQuery);
  const [drawn, setDrawn] = useState(STEP);
  return (
    <>
      <Card as="ul" maw={1280} overflow="hidden" className={classes.list}>
        {favorites.slice(0, drawn).map((favorite, index) => (
          <Stack
            as="li"
            columns="minmax(0, 1fr) 360px"
            key={favorite.id}
            className={classes.item}
            data-aside={!favorite.status || undefined}
          >
            <OrderedCard
              property={favorite.property}
              position={index + 1}
              isOverdue={settings !== undefined && isOverdue(favorite.property, settings.overdueDays)}
              aside={
                <ToSelectionButton
                  domain="land"
                  objectIds={[favorite.property.id]}
                  name={favorite.property.cadastralNumbers[0] ?? ''}
                />
              }
            />
            <FavoriteNote favorite={favorite} />
          </Stack>
        ))}
      </Card>
      {drawn < favorites.length && <LoadMore key={drawn} isLoading={false} onReached={() => setDrawn(drawn + STEP)} />}
    </>
  );
}
