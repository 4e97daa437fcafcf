import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { formatCountOf, objects } from '#format/plural.ts';
import { BesideMap, ClusterHead } from '#map/beside-map.tsx';
import type { MapView } from '#map/map-view.ts';
import { CardTape } from '#ui/card-tape.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';
import { starOf } from './properties-cards.tsx';
import type { OpenCluster } from './properties-map.tsx';
import { CompactCard } from './property-cards/compact-card.tsx';
import { propertyCardsQuery } from './property-data.ts';
import { isOverdue } from './property-facts.ts';

const PropertiesMap = lazy(() => import('./properties-map.tsx'));

/** Height of a folded card, see compact-card.module.css. */
const CARD_HEIGHT = 156;

export interface PropertiesMapViewProps {
  readonly filter: PropertyFilterInput;
  /** What the list shows when no cluster is open. */
  readonly properties: readonly PropertyRow[];
  readonly onEndReached: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** Title, filters: over the cards. */
  readonly head: ReactNode;
  /** Skeleton, empty or failed instead of cards. */
  readonly instead: ReactNode;
  readonly place: MapView | undefined;
  readonly onMove: (place: MapView) => void;
  /** At the right of a card's price; a star unless said otherwise. */
  readonly aside?: (property: PropertyRow) => ReactNode;
  /** Part of a page that has its own head. */
  readonly isPart?: boolean;
}

/** Cards beside the map: hovering one lights its marker and back; a cluster opens its own cards. */
export function PropertiesMapView(props: PropertiesMapViewProps) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [opened, setOpened] = useState<{ cluster: OpenCluster | undefined; filter: string }>();
  // A cluster means nothing once the points have changed.
  const filterKey = JSON.stringify(props.filter);
  const cluster = opened?.filter === filterKey ? opened.cluster : undefined;
  const setCluster = (next: OpenCluster | undefined) => setOpened({ cluster: next, filter: filterKey });
  const cards = { hoveredId, onHover: setHoveredId, aside: props.aside ?? starOf };
  return (
    <BesideMap
      isPart={props.isPart}
      head={props.head}
      cards={
        cluster ? (
          <ClusterCards cluster={cluster} onClose={() => setCluster(undefined)} {...cards} />
        ) : (
          (props.instead ?? <CardList {...props} {...cards} />)
        )
      }
      map={
        <PropertiesMap
          filter={props.filter}
          hoveredId={hoveredId}
          onHover={setHoveredId}
          onClusterOpen={setCluster}
          place={props.place}
          onMove={props.onMove}
        />
      }
    />
  );
}

interface CardListProps {
  readonly properties: readonly PropertyRow[];
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly onEndReached: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  readonly aside: (property: PropertyRow) => ReactNode;
}

const rowId = (property: PropertyRow) => property.id;

function CardList({ properties, hoveredId, onHover, onEndReached, isLoadingMore, aside }: CardListProps) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <CardTape
      rows={properties}
      rowId={rowId}
      estimate={CARD_HEIGHT}
      onEndReached={onEndReached}
      isLoadingMore={isLoadingMore}
      card={(property) => (
        <CompactCard
          property={property}
          isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
          isLit={property.id === hoveredId}
          aside={aside(property)}
          onHover={(isOver) => onHover(isOver ? property.id : undefined)}
        />
      )}
    />
  );
}

interface ClusterCardsProps extends Pick<CardListProps, 'hoveredId' | 'onHover' | 'aside'> {
  readonly cluster: OpenCluster;
  readonly onClose: () => void;
}

function ClusterCards({ cluster, onClose, ...cards }: ClusterCardsProps) {
  const { data, isPending, isFetching } = useQuery({
    ...propertyCardsQuery(cluster.ids),
    placeholderData: keepPreviousData,
  });
  const hasMore = cluster.ids.length < cluster.count;
  return (
    <>
      <ClusterHead onClose={onClose}>{formatCountOf(cluster.count, objects)} в этом месте</ClusterHead>
      {isPending ? (
        <CardSkeleton />
      ) : (
        <CardList
          {...cards}
          properties={data ?? []}
          onEndReached={hasMore ? () => void cluster.more() : undefined}
          isLoadingMore={isFetching}
        />
      )}
    </>
  );
}
