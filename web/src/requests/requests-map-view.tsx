import { formatCountOf, requests } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlaceQuery } from '#api/entity-queries.ts';
import { type CardBesideMap, type FoundPart, ListBesideMap } from '#map/list-beside-map.tsx';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { REQUEST_CARD_HEIGHT } from './request-card.tsx';
import type { RequestPointsQuery } from './request-points.ts';

const RequestsMap = lazyPart(() => import('./requests-map.tsx'));

export interface RequestsMapViewProps<Row extends { readonly id: string }, Filter extends object>
  extends FoundPart<Row, Filter> {
  /** Key of the stored map position: 'land-requests'. */
  readonly name: string;
  readonly colour: string;
  readonly pointsOf: (filter: Filter) => RequestPointsQuery;
  readonly ofPlace: PlaceQuery<Row, Filter>;
  readonly card: (row: Row, beside: CardBesideMap) => ReactNode;
  readonly placeFailure: string;
  /** Text before the number of requests without a place: 'Без региона, не на карте'. */
  readonly placeless: string;
}

/**
 * Cards next to a map of the requested places; a click on a place opens its requests. Requests without a place are only
 * counted (E-08).
 */
export function RequestsMapView<Row extends { readonly id: string }, Filter extends object>(
  props: RequestsMapViewProps<Row, Filter>,
) {
  const { name, colour, pointsOf, placeless, ...list } = props;
  const { data: points } = useQuery(pointsOf(list.filter));
  const placed = points && new Set(points.map(([id]) => id)).size;
  const placelessCount = placed === undefined || list.totalCount === undefined ? 0 : list.totalCount - placed;
  return (
    <ListBesideMap
      {...list}
      note={
        placelessCount > 0 && (
          <Text bdb="line" size={12} c="soft" p="8px 16px 8px var(--gutter)" flex="none">
            {placeless}: {formatCountOf(placelessCount, requests)}
          </Text>
        )
      }
      counted={requests}
      estimate={REQUEST_CARD_HEIGHT}
      map={(map) => <RequestsMap {...map} name={name} colour={colour} query={pointsOf(list.filter)} />}
    />
  );
}
