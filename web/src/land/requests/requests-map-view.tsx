import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { formatCountOf, requests } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import { type FoundPart, ListBesideMap } from '#map/list-beside-map.tsx';
import { Caption } from '#ui/layout/caption.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { REQUEST_CARD_HEIGHT, RequestCard } from './request-card.tsx';
import { requestPointsQuery, requestsOfPlaceQuery } from './request-data.ts';

const RequestsMap = lazyPart(() => import('./requests-map.tsx'));

/** Cards beside the map of the regions asked for; a place opens its requests (E-08). */
export function RequestsMapView(list: FoundPart<LandRequest, RequestFilterInput>) {
  const { data: points } = useQuery(requestPointsQuery(list.filter));
  const placed = points && new Set(points.map(([id]) => id)).size;
  const placeless = placed === undefined || list.totalCount === undefined ? 0 : list.totalCount - placed;
  return (
    <ListBesideMap
      {...list}
      head={
        <>
          {list.head}
          {placeless > 0 && (
            <Caption size={12} tone="soft">
              Без региона, не на карте: {formatCountOf(placeless, requests)}
            </Caption>
          )}
        </>
      }
      counted={requests}
      placeFailure={LIST_FAILURE}
      ofPlace={requestsOfPlaceQuery}
      estimate={REQUEST_CARD_HEIGHT}
      card={(request, { isLit, onHover }) => <RequestCard request={request} isLit={isLit} onHover={onHover} />}
      map={(map) => <RequestsMap {...map} filter={list.filter} />}
    />
  );
}
