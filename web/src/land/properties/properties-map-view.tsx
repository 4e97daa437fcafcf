import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import { BesideMap } from '#map/beside-map.tsx';
import { PlaceCards } from '#map/points/place-cards.tsx';
import type { MapView } from '#map/view/map-view.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { Paging } from '#ui/paging.ts';
import { CardTape } from '#ui/piece/card-tape.tsx';
import { starOf } from './properties-cards.tsx';
import type { OpenFlag } from './properties-map.tsx';
import { CompactCard } from './property-cards/compact-card.tsx';
import { propertiesOfPlaceQuery } from './property-data.ts';
import { isOverdue } from './property-facts.ts';

const PropertiesMap = lazyPart(() => import('./properties-map.tsx'));

/** Height of a folded card, see compact-card.module.css. */
const CARD_HEIGHT = 156;

export interface PropertiesMapViewProps extends Paging {
  readonly filter: PropertyFilterInput;
  /** What the list shows when no cluster is open. */
  readonly properties: readonly PropertyRow[];
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
  const [flag, setFlag] = useState<OpenFlag>();
  // Where the focus goes when a flag that was opened from a card is closed.
  const opener = useRef<Element>(null);
  const [opened, setOpened] = useState<{ ids: readonly string[]; filter: string }>();
  // A cluster means nothing once the points have changed.
  const filterKey = JSON.stringify(props.filter);
  const clusterIds = opened?.filter === filterKey ? opened.ids : undefined;
  const show = (id: string) => {
    opener.current = document.activeElement;
    setFlag({ id, isFromCard: true });
  };
  const openFlag = (id: string | undefined) => {
    if (id === undefined && flag?.isFromCard && opener.current instanceof HTMLElement) opener.current.focus();
    setFlag(id === undefined ? undefined : { id, isFromCard: false });
  };
  const cards = { hoveredId, onHover: setHoveredId, onShow: show, aside: props.aside ?? starOf };
  return (
    <BesideMap
      isPart={props.isPart}
      head={props.head}
      cards={
        clusterIds ? (
          <ClusterCards key={clusterIds.join()} ids={clusterIds} onClose={() => setOpened(undefined)} {...cards} />
        ) : (
          (props.instead ?? <CardList {...props} {...cards} />)
        )
      }
      map={
        <PropertiesMap
          filter={props.filter}
          hoveredId={hoveredId}
          onHover={setHoveredId}
          flag={flag}
          onFlagChange={openFlag}
          onClusterOpen={(ids) => setOpened({ ids, filter: filterKey })}
          place={props.place}
          onMove={props.onMove}
        />
      }
    />
  );
}

interface CardListProps extends Paging {
  readonly properties: readonly PropertyRow[];
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly onShow: (id: string) => void;
  readonly aside: (property: PropertyRow) => ReactNode;
}

const rowId = (property: PropertyRow) => property.id;

function CardList({ properties, hoveredId, onHover, onShow, aside, ...paging }: CardListProps) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <CardTape
      rows={properties}
      rowId={rowId}
      estimate={CARD_HEIGHT}
      {...paging}
      card={(property) => (
        <CompactCard
          property={property}
          isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
          isLit={property.id === hoveredId}
          aside={aside(property)}
          onHover={(isOver) => onHover(isOver ? property.id : undefined)}
          onShow={() => onShow(property.id)}
        />
      )}
    />
  );
}

interface ClusterCardsProps extends Pick<CardListProps, 'hoveredId' | 'onHover' | 'onShow' | 'aside'> {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

function ClusterCards({ ids, onClose, ...cards }: ClusterCardsProps) {
  const list = useInfiniteQuery(propertiesOfPlaceQuery(ids));
  return (
    <PlaceCards count={formatCountOf(ids.length, objects)} list={list} failure={LIST_FAILURE} onClose={onClose}>
      {(rows, paging) => <CardList {...cards} properties={rows} {...paging} />}
    </PlaceCards>
  );
}
