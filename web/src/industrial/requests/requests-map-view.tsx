import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { RequestFilterInput } from '@gektar/contract/industrial/requests/request-filter.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { RequestsMapView as AnyRequestsMapView } from '#sharing/requests/requests-map-view.tsx';
import { RequestCard } from './request-card.tsx';
import { requestPointsQuery, requestsOfPlaceQuery } from './request-data.ts';

/** Cards beside the map of the places asked for; a place opens its requests (E-08). */
export function RequestsMapView(list: FoundPart<IndustrialRequest, RequestFilterInput>) {
  return (
    <AnyRequestsMapView
      {...list}
      name="industrial-requests"
      colour="var(--accent)"
      pointsOf={requestPointsQuery}
      ofPlace={requestsOfPlaceQuery}
      placeFailure={LOAD_FAILURE}
      placeless="Без места, не на карте"
      card={(request, { isLit, onHover }) => <RequestCard request={request} isLit={isLit} onHover={onHover} />}
    />
  );
}
