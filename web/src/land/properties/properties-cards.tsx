import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { FavoriteStar } from '#land/favorites/favorite-button.tsx';
import type { Paging } from '#ui/paging.ts';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import classes from './properties-cards.module.css';
import { CompactCard } from './property-cards/compact-card.tsx';
import { WideCard } from './property-cards/wide-card.tsx';
import { isOverdue } from './property-facts.ts';

/** How many cards more are drawn each time the end comes into view. */
const STEP = 40;

export interface PropertiesCardsProps extends Paging {
  readonly view: 'list' | 'grid';
  readonly rows: readonly PropertyRow[];
  /** At the right of a card's price; a star unless said otherwise. */
  readonly aside?: (property: PropertyRow) => ReactNode;
}

export const starOf = (property: PropertyRow) => <FavoriteStar propertyId={property.id} />;

/** Wide rows or a grid of compact cards, drawn as they are reached; then the next page is asked for (D-11, D-12). */
export function PropertiesCards({
  view,
  rows,
  onEndReached,
  isLoadingMore,
  failure,
  aside = starOf,
}: PropertiesCardsProps) {
  const [drawn, setDrawn] = useState(STEP);
  const { data: settings } = useQuery(settingsQuery);
  const hasUndrawn = drawn < rows.length;
  const Card = view === 'list' ? WideCard : CompactCard;
  return (
    <div className={classes.scroller}>
      <div className={classes[view]}>
        {rows.slice(0, drawn).map((property) => (
          <div key={property.id} className={classes.slot}>
            <Card
              property={property}
              isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
              aside={aside(property)}
              {...(view === 'grid' && { hasPhotos: true })}
            />
          </div>
        ))}
      </div>
      {(hasUndrawn || onEndReached) && (
        <LoadMore
          key={Math.min(drawn, rows.length)}
          isLoading={isLoadingMore}
          failure={hasUndrawn ? undefined : failure}
          onReached={() => (hasUndrawn ? setDrawn(drawn + STEP) : onEndReached?.())}
        />
      )}
    </div>
  );
}
