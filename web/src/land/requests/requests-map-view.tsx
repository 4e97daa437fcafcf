import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { RequestsMapView as AnyRequestsMapView } from '#sharing/requests/requests-map-view.tsx';
import { RequestCard } from './request-card.tsx';
import { requestPointsQuery, requestsOfPlaceQuery } from './request-data.ts';

/** The land area's own colour: a request may ask for plots of several types. */
const REQUEST_COLOUR = '#2b6a45';

/** Cards beside the map of the regions asked for; a place opens its requests (E-08). */
export function RequestsMapView(list: FoundPart<LandRequest, RequestFilterInput>) {
  return (
    <AnyRequestsMapView
      {...list}
      name="land-requests"
      colour={REQUEST_COLOUR}
      pointsOf={requestPointsQuery}
      ofPlace={requestsOfPlaceQuery}
      placeFailure={LIST_FAILURE}
      placeless="Без региона, не на карте"
      card={(request, { isLit, onHover }) => <RequestCard request={request} isLit={isLit} onHover={onHover} />}
    />
  );
}
