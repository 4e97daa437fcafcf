import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { FavoriteStar } from '#land/favorites/favorite-button.tsx';
import { ToSelectionButton } from '#sharing/to-selection/to-selection.tsx';
import { CardGrid } from '#ui/component/card-grid.tsx';
import { Row } from '#ui/layout/row.ts';
import type { Paging } from '#ui/paging.ts';
import { CompactCard } from './property-cards/compact-card.tsx';
import { WideCard } from './property-cards/wide-card.tsx';
import { isOverdue } from './property-facts.ts';

export interface PropertiesCardsProps extends Paging {
  readonly view: 'list' | 'grid';
  readonly rows: readonly PropertyRow[];
  readonly heads?: ReadonlyMap<number, ReactNode> | undefined;
  /** Content to the right of a card's price; 'В подборку' and a star by default. */
  readonly aside?: (property: PropertyRow) => ReactNode;
}

export const plotActions = ({ id, cadastralNumbers }: PropertyRow) => (
  <Row as="span" display="inline-flex" gap={4}>
    <ToSelectionButton domain="land" objectIds={[id]} name={cadastralNumbers[0] ?? ''} isShortOnPhone />
    <FavoriteStar propertyId={id} />
  </Row>
);

/** Wide rows or a grid of compact cards (D-11, D-12). */
export function PropertiesCards({ aside = plotActions, ...cards }: PropertiesCardsProps) {
  const { data: settings } = useQuery(settingsQuery);
  const Card = cards.view === 'list' ? WideCard : CompactCard;
  return (
    <CardGrid
      {...cards}
      card={(property) => (
        <Card
          property={property}
          isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
          aside={aside(property)}
          {...(cards.view === 'grid' && { hasPhotos: true })}
        />
      )}
    />
  );
}
