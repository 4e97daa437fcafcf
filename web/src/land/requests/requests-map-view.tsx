import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { formatCountOf, requests as requestForms } from '@gektar/format/plural.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import { BesideMap } from '#map/beside-map.tsx';
import { PlaceCards } from '#map/points/place-cards.tsx';
import type { MapView } from '#map/view/map-view.ts';
import { Caption } from '#ui/layout/caption.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { Paging } from '#ui/paging.ts';
import { CardTape } from '#ui/piece/card-tape.tsx';
import { RequestCard } from './request-card.tsx';
import { requestPointsQuery, requestsOfPlaceQuery } from './request-data.ts';

const RequestsMap = lazyPart(() => import('./requests-map.tsx'));

/** Height of a folded card, see request-card.module.css. */
const CARD_HEIGHT = 164;

export interface RequestsMapViewProps extends Paging {
  readonly filter: RequestFilterInput;
  readonly requests: readonly LandRequest[];
  readonly totalCount: number | undefined;
  /** Title, filters: over the cards. */
  readonly head: ReactNode;
  /** Skeleton, empty or failed instead of cards. */
  readonly instead: ReactNode;
  readonly place: MapView | undefined;
  readonly onMove: (place: MapView) => void;
}

/** Cards beside the map of the regions asked for; a place opens its requests (E-08). */
export function RequestsMapView(props: RequestsMapViewProps) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [opened, setOpened] = useState<{ ids: readonly string[]; filter: string }>();
  const filterKey = JSON.stringify(props.filter);
  // A place means nothing once the points have changed.
  const placeIds = opened?.filter === filterKey ? opened.ids : undefined;
  const { data: points } = useQuery(requestPointsQuery(props.filter));
  const placed = points && new Set(points.map(([id]) => id)).size;
  const placeless = placed === undefined || props.totalCount === undefined ? 0 : props.totalCount - placed;
  const cards = { hoveredId, onHover: setHoveredId };
  return (
    <BesideMap
      head={
        <>
          {props.head}
          {placeless > 0 && (
            <Caption size={12} tone="soft">
              Без региона, не на карте: {formatCountOf(placeless, requestForms)}
            </Caption>
          )}
        </>
      }
      cards={
        placeIds ? (
          <RequestsHere key={placeIds.join()} ids={placeIds} onClose={() => setOpened(undefined)} {...cards} />
        ) : (
          (props.instead ?? (
            <Cards
              rows={props.requests}
              onEndReached={props.onEndReached}
              isLoadingMore={props.isLoadingMore}
              failure={props.failure}
              {...cards}
            />
          ))
        )
      }
      map={
        <RequestsMap
          filter={props.filter}
          hoveredId={hoveredId}
          onHover={setHoveredId}
          onPlaceOpen={(ids) => setOpened({ ids, filter: filterKey })}
          place={props.place}
          onMove={props.onMove}
        />
      }
    />
  );
}

interface HoverProps {
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
}

interface CardsProps extends HoverProps, Paging {
  readonly rows: readonly LandRequest[];
}

const rowId = (request: LandRequest) => request.id;

function Cards({ hoveredId, onHover, ...tape }: CardsProps) {
  return (
    <CardTape
      {...tape}
      rowId={rowId}
      estimate={CARD_HEIGHT}
      card={(request) => (
        <RequestCard
          request={request}
          isLit={request.id === hoveredId}
          onHover={(isOver) => onHover(isOver ? request.id : undefined)}
        />
      )}
    />
  );
}

interface RequestsHereProps extends HoverProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

function RequestsHere({ ids, onClose, ...hover }: RequestsHereProps) {
  const list = useInfiniteQuery(requestsOfPlaceQuery(ids));
  return (
    <PlaceCards count={formatCountOf(ids.length, requestForms)} list={list} failure={LIST_FAILURE} onClose={onClose}>
      {(rows, paging) => <Cards {...hover} rows={rows} {...paging} />}
    </PlaceCards>
  );
}
