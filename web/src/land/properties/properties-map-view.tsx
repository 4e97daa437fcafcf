import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { objects } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import { type FoundPart, ListBesideMap } from '#map/list-beside-map.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { plotActions } from './properties-cards.tsx';
import { CompactCard } from './property-cards/compact-card.tsx';
import { propertiesOfPlaceQuery } from './property-data.ts';
import { isOverdue } from './property-facts.ts';

const PropertiesMap = lazyPart(() => import('./properties-map.tsx'));

/** Height of a folded card (px), see compact-card.module.css. */
const CARD_HEIGHT = 156;

export interface PropertiesMapViewProps extends FoundPart<PropertyRow, PropertyFilterInput> {
  /** Content to the right of a card's price; 'В подборку' and a star by default. */
  readonly aside?: (property: PropertyRow) => ReactNode;
}

/** Objects next to their map: hovering a card highlights its marker and vice versa; a cluster opens its cards. */
export function PropertiesMapView({ aside = plotActions, ...list }: PropertiesMapViewProps) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <ListBesideMap
      {...list}
      counted={objects}
      placeFailure={LIST_FAILURE}
      ofPlace={propertiesOfPlaceQuery}
      estimate={CARD_HEIGHT}
      card={(property, beside) => (
        <CompactCard
          property={property}
          isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
          aside={aside(property)}
          {...beside}
        />
      )}
      map={(map) => <PropertiesMap {...map} filter={list.filter} />}
    />
  );
}
