import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { formatCountOf, objects } from '#format/plural.ts';
import { FavoriteStar } from '#land/favorites/favorite-button.tsx';
import { MapFrame } from '#map/map-frame.tsx';
import type { MapView } from '#map/map-view.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';
import type { OpenCluster } from './properties-map.tsx';
import classes from './properties-map-view.module.css';
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
}

/** Cards beside the map: hovering one lights its marker and back; a cluster opens its own cards. */
export function PropertiesMapView(props: PropertiesMapViewProps) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [opened, setOpened] = useState<{ cluster: OpenCluster | undefined; filter: string }>();
  // A cluster means nothing once the points have changed.
  const filterKey = JSON.stringify(props.filter);
  const cluster = opened?.filter === filterKey ? opened.cluster : undefined;
  const setCluster = (next: OpenCluster | undefined) => setOpened({ cluster: next, filter: filterKey });
  const cards = { hoveredId, onHover: setHoveredId };
  return (
    <main className={classes.view}>
      <div className={classes.left}>
        <div className={classes.head}>{props.head}</div>
        {cluster ? (
          <ClusterCards cluster={cluster} onClose={() => setCluster(undefined)} {...cards} />
        ) : (
          (props.instead ?? <CardList {...props} {...cards} />)
        )}
      </div>
      <MapFrame>
        <PropertiesMap
          filter={props.filter}
          hoveredId={hoveredId}
          onHover={setHoveredId}
          onClusterOpen={setCluster}
          place={props.place}
          onMove={props.onMove}
        />
      </MapFrame>
    </main>
  );
}

interface CardListProps {
  readonly properties: readonly PropertyRow[];
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly onEndReached: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

function CardList({ properties, hoveredId, onHover, onEndReached, isLoadingMore }: CardListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { data: settings } = useQuery(settingsQuery);
  const virtual = useVirtualizer({
    count: properties.length,
    estimateSize: () => CARD_HEIGHT,
    getScrollElement: () => scroller.current,
    overscan: 4,
  });
  return (
    <div className={classes.cards} ref={scroller}>
      <div className={classes.tape} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const property = properties[index];
          if (!property) return null;
          return (
            <div
              key={property.id}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.slot}
              style={{ transform: `translateY(${start}px)` }}
            >
              <CompactCard
                property={property}
                isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
                isLit={property.id === hoveredId}
                aside={<FavoriteStar propertyId={property.id} />}
                onHover={(isOver) => onHover(isOver ? property.id : undefined)}
              />
            </div>
          );
        })}
      </div>
      {onEndReached && <LoadMore onReached={onEndReached} isLoading={isLoadingMore} />}
    </div>
  );
}

interface ClusterCardsProps extends Pick<CardListProps, 'hoveredId' | 'onHover'> {
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
      <div className={classes.clusterHead} role="status">
        {formatCountOf(cluster.count, objects)} в этом месте
        <LinkButton onClick={onClose}>Показать все</LinkButton>
      </div>
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
