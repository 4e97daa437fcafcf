import type { ReactNode } from 'react';
import { useState } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { Stack } from '#ui/layout/stack.ts';
import {
  type CardBesideMap,
  CardsOfPlace,
  type CardsOfPlaceProps,
  type FoundPart,
  type Hovered,
  type MapOfList,
  type OpenFlag,
  placeOfRow,
  type RowOnMap,
  useOpenedPlace,
} from './list-beside-map.tsx';
import classes from './wide-map.module.css';

export interface WideMapProps<Row extends RowOnMap, Filter extends object>
  extends Pick<FoundPart<Row, Filter>, 'filter' | 'instead' | 'view' | 'onMove'>,
    Pick<CardsOfPlaceProps<Row, Filter>, 'estimate' | 'ofPlace' | 'counted'> {
  readonly card: (row: Row, beside: CardBesideMap) => ReactNode;
  /** Message when the cards of a place could not be loaded. */
  readonly placeFailure: string;
  readonly map: (map: MapOfList) => ReactNode;
}

/** The map of a list without cards next to it: a cluster opens its cards over it. */
export function WideMap<Row extends RowOnMap, Filter extends object>(props: WideMapProps<Row, Filter>) {
  const [hovered, setHovered] = useState<Hovered>();
  const [flag, setFlag] = useState<OpenFlag>();
  const opened = useOpenedPlace(props.filter);
  return (
    <div className={classes.frame}>
      <MapFrame>
        {props.map({
          hovered,
          onHover: (id) => setHovered(id === undefined ? undefined : { id }),
          flag,
          onFlagChange: (id) => setFlag(id === undefined ? undefined : { id, isFromCard: false }),
          onPlaceOpen: opened.open,
          view: props.view,
          onMove: props.onMove,
        })}
      </MapFrame>
      {opened.place && (
        <Stack display="flex" bd="line-2" bdrs="r2" bg="surface" className={classes.place}>
          <CardsOfPlace
            key={opened.key}
            place={opened.place}
            filter={props.filter}
            ofPlace={props.ofPlace}
            counted={props.counted}
            failure={props.placeFailure}
            onClose={opened.close}
            estimate={props.estimate}
            card={(row) =>
              props.card(row, {
                isLit: row.id === hovered?.id,
                onHover: (isOver) => setHovered(isOver ? placeOfRow(row) : undefined),
                onShow: () => setFlag({ ...placeOfRow(row), isFromCard: true }),
              })
            }
          />
        </Stack>
      )}
      {props.instead && <div className={classes.instead}>{props.instead}</div>}
    </div>
  );
}
