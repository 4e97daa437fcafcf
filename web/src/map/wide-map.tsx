import type { ReactNode } from 'react';
import { useState } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { Stack } from '#ui/layout/stack.ts';
import {
  type CardBesideMap,
  CardsOfPlace,
  type CardsOfPlaceProps,
  type FoundPart,
  type MapOfList,
  type OpenFlag,
} from './list-beside-map.tsx';
import classes from './wide-map.module.css';

export interface WideMapProps<Row extends { readonly id: string }, Filter>
  extends Pick<FoundPart<Row, Filter>, 'filter' | 'instead' | 'place' | 'onMove'>,
    Pick<CardsOfPlaceProps<Row>, 'estimate' | 'ofPlace' | 'counted'> {
  readonly card: (row: Row, beside: CardBesideMap) => ReactNode;
  /** When the cards of a place could not be loaded. */
  readonly placeFailure: string;
  readonly map: (map: MapOfList) => ReactNode;
}

/** The map of a list alone: a cluster opens its cards over it. */
export function WideMap<Row extends { readonly id: string }, Filter>(props: WideMapProps<Row, Filter>) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [flag, setFlag] = useState<OpenFlag>();
  const [opened, setOpened] = useState<{ ids: readonly string[]; filter: string }>();
  // A place means nothing once the points have changed.
  const filterKey = JSON.stringify(props.filter);
  const placeIds = opened?.filter === filterKey ? opened.ids : undefined;
  return (
    <div className={classes.frame}>
      <MapFrame>
        {props.map({
          hoveredId,
          onHover: setHoveredId,
          flag,
          onFlagChange: (id) => setFlag(id === undefined ? undefined : { id, isFromCard: false }),
          onPlaceOpen: (ids) => setOpened({ ids, filter: filterKey }),
          place: props.place,
          onMove: props.onMove,
        })}
      </MapFrame>
      {placeIds && (
        <Stack isFlex card="strong" className={classes.place}>
          <CardsOfPlace
            key={placeIds.join()}
            ids={placeIds}
            ofPlace={props.ofPlace}
            counted={props.counted}
            failure={props.placeFailure}
            onClose={() => setOpened(undefined)}
            estimate={props.estimate}
            card={(row) =>
              props.card(row, {
                isLit: row.id === hoveredId,
                onHover: (isOver) => setHoveredId(isOver ? row.id : undefined),
                onShow: () => setFlag({ id: row.id, isFromCard: true }),
              })
            }
          />
        </Stack>
      )}
      {props.instead && <div className={classes.instead}>{props.instead}</div>}
    </div>
  );
}
