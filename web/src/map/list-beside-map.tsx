import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { PlaceQuery } from '#api/entity-queries.ts';
import type { PlaceOnMap } from '#api/place-pages.ts';
import type { Paging } from '#ui/paging.ts';
import { CardTape } from '#ui/piece/card-tape.tsx';
import { BesideMap } from './beside-map.tsx';
import { PlaceCards } from './points/place-cards.tsx';
import type { MapPosition, MapView } from './view/map-view.ts';

/** What a list hands to its map. */
export interface FoundPart<Row, Filter> extends Paging {
  readonly filter: Filter;
  /** What the list shows while no place is open. */
  readonly rows: readonly Row[];
  readonly totalCount: number | undefined;
  /** Skeleton, empty or failed instead of cards. */
  readonly instead: ReactNode;
  /** What the address says is shown; undefined: all points. */
  readonly place: MapView | undefined;
  readonly onMove: (place: MapView) => void;
}

/** The thing whose flag is open on the map. */
export interface OpenFlag {
  readonly id: string;
  /** The map comes to its point, and the focus into the flag. */
  readonly isFromCard: boolean;
  /** Where it lies, when a card says so: not every point is known by itself. */
  readonly at?: MapPosition | undefined;
}

/** A row of a list that has a place on the map. */
export type RowOnMap = { readonly id: string } & Partial<MapPosition>;

/** What the mouse is over, on the map or in a card. */
export type Hovered = Omit<OpenFlag, 'isFromCard'>;

/** What the map of a list is told, and tells. */
export interface MapOfList {
  /** Lit on the map because its card is hovered. */
  readonly hovered: Hovered | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly flag: OpenFlag | undefined;
  readonly onFlagChange: (id: string | undefined) => void;
  /** What stands in a place that was clicked. */
  readonly onPlaceOpen: (place: PlaceOnMap) => void;
  readonly place: MapView | undefined;
  readonly onMove: (place: MapView) => void;
}

/** What a card beside a map is told, and tells. */
export interface CardBesideMap {
  readonly isLit: boolean;
  readonly onHover: (isOver: boolean) => void;
  /** Opens its flag on the map. */
  readonly onShow: () => void;
}

export interface ListBesideMapProps<Row extends RowOnMap, Filter extends object> extends FoundPart<Row, Filter> {
  /** Height of a folded card, px. */
  readonly estimate: number;
  readonly card: (row: Row, beside: CardBesideMap) => ReactNode;
  readonly counted: PluralForms;
  /** When the cards of a place could not be loaded (1§8). */
  readonly placeFailure: string;
  /** The cards of a place, in its order. */
  readonly ofPlace: PlaceQuery<Row, Filter>;
  /** Over the cards: what is not on the map. */
  readonly note?: ReactNode;
  readonly map: (map: MapOfList) => ReactNode;
}

/** Cards beside the map: hovering one lights its marker and back; a place opens its own cards, a card its flag. */
export function ListBesideMap<Row extends RowOnMap, Filter extends object>(props: ListBesideMapProps<Row, Filter>) {
  const [hovered, setHovered] = useState<Hovered>();
  const [flag, setFlag] = useState<OpenFlag>();
  // Where the focus goes when a flag that was opened from a card is closed.
  const opener = useRef<Element>(null);
  const opened = useOpenedPlace(props.filter);
  const show = (row: Row) => {
    opener.current = document.activeElement;
    setFlag({ ...placeOfRow(row), isFromCard: true });
  };
  const changeFlag = (id: string | undefined) => {
    if (id === undefined && flag?.isFromCard && opener.current instanceof HTMLElement) opener.current.focus();
    setFlag(id === undefined ? undefined : { id, isFromCard: false });
  };
  const cards = {
    estimate: props.estimate,
    card: (row: Row) =>
      props.card(row, {
        isLit: row.id === hovered?.id,
        onHover: (isOver: boolean) => setHovered(isOver ? placeOfRow(row) : undefined),
        onShow: () => show(row),
      }),
  };
  const { onEndReached, isLoadingMore, failure } = props;
  return (
    <BesideMap
      cards={
        <>
          {props.note}
          {opened.place ? (
            <CardsOfPlace
              key={opened.key}
              place={opened.place}
              filter={props.filter}
              ofPlace={props.ofPlace}
              counted={props.counted}
              failure={props.placeFailure}
              onClose={opened.close}
              {...cards}
            />
          ) : (
            (props.instead ?? <Cards rows={props.rows} paging={{ onEndReached, isLoadingMore, failure }} {...cards} />)
          )}
        </>
      }
      map={props.map({
        hovered,
        onHover: (id) => setHovered(id === undefined ? undefined : { id }),
        flag,
        onFlagChange: changeFlag,
        onPlaceOpen: opened.open,
        place: props.place,
        onMove: props.onMove,
      })}
    />
  );
}

/** The place whose cards are open; it means nothing once the filter has changed. */
export function useOpenedPlace(filter: object) {
  const [opened, setOpened] = useState<{ place: PlaceOnMap; filter: string }>();
  const filterKey = JSON.stringify(filter);
  const place = opened?.filter === filterKey ? opened.place : undefined;
  return {
    place,
    /** Of the cards: others begin at their top. */
    key: JSON.stringify(place),
    open: (next: PlaceOnMap) => setOpened({ place: next, filter: filterKey }),
    close: () => setOpened(undefined),
  };
}

/** A row as the map knows it. */
export function placeOfRow({ id, latitude, longitude }: RowOnMap): Hovered {
  return { id, at: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude } };
}

interface CardsProps<Row> {
  readonly rows: readonly Row[];
  readonly paging: Paging;
  readonly estimate: number;
  readonly card: (row: Row) => ReactNode;
}

const rowId = ({ id }: { readonly id: string }) => id;

function Cards<Row extends { readonly id: string }>({ paging, ...tape }: CardsProps<Row>) {
  return <CardTape {...tape} {...paging} rowId={rowId} />;
}

export interface CardsOfPlaceProps<Row extends { readonly id: string }, Filter extends object>
  extends Pick<CardsProps<Row>, 'estimate' | 'card'> {
  readonly place: PlaceOnMap;
  readonly filter: Filter;
  readonly ofPlace: PlaceQuery<Row, Filter>;
  readonly counted: PluralForms;
  readonly failure: string;
  readonly onClose: () => void;
}

/** The cards of a place that was clicked. */
export function CardsOfPlace<Row extends { readonly id: string }, Filter extends object>(
  props: CardsOfPlaceProps<Row, Filter>,
) {
  const { place, filter, ofPlace, counted, failure, onClose, ...cards } = props;
  const list = useInfiniteQuery(ofPlace(place, filter));
  return (
    <PlaceCards count={formatCountOf(place.count, counted)} list={list} failure={failure} onClose={onClose}>
      {(rows, paging) => <Cards {...cards} rows={rows} paging={paging} />}
    </PlaceCards>
  );
}
