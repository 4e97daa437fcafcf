import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { PlaceQuery } from '#api/entity-queries.ts';
import type { PlaceOnMap } from '#api/place-pages.ts';
import { CardTape } from '#ui/component/card-tape.tsx';
import type { Paging } from '#ui/paging.ts';
import { BesideMap } from './beside-map.tsx';
import { PlaceCards } from './points/place-cards.tsx';
import type { MapPosition, MapView } from './view/map-view.ts';

/** Props of the map view of a list. */
export interface FoundPart<Row, Filter> extends Paging {
  readonly filter: Filter;
  /** Rows of the list while no map place is open. */
  readonly rows: readonly Row[];
  readonly totalCount: number | undefined;
  /** Shown instead of cards: skeleton, empty state or error. */
  readonly instead: ReactNode;
  /** Map view from the URL; undefined: all points. */
  readonly view: MapView | undefined;
  readonly onMove: (view: MapView) => void;
}

/** The object with an open popup on the map. */
export interface OpenFlag {
  readonly id: string;
  /** Whether the popup was opened from a card: the map then moves to the point, and the focus into the popup. */
  readonly isFromCard: boolean;
  /** Position from a card: not every point is loaded individually. */
  readonly at?: MapPosition | undefined;
}

/** A row of a list with a position on the map. */
export type RowOnMap = { readonly id: string } & Partial<MapPosition>;

/** The hovered object, on the map or as a card. */
export type Hovered = Omit<OpenFlag, 'isFromCard'>;

/** State and callbacks of the map of a list. */
export interface MapOfList {
  /** Highlighted on the map, because its card or its point is hovered. */
  readonly hovered: Hovered | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly flag: OpenFlag | undefined;
  readonly onFlagChange: (id: string | undefined) => void;
  /** Called with the objects at a clicked place. */
  readonly onPlaceOpen: (place: PlaceOnMap) => void;
  readonly view: MapView | undefined;
  readonly onMove: (view: MapView) => void;
}

/** State and callbacks of a card next to a map. */
export interface CardBesideMap {
  readonly isLit: boolean;
  readonly onHover: (isOver: boolean) => void;
  /** Opens the object's popup on the map. */
  readonly onShow: () => void;
}

export interface ListBesideMapProps<Row extends RowOnMap, Filter extends object> extends FoundPart<Row, Filter> {
  /** Estimated height of a collapsed card (px). */
  readonly estimate: number;
  readonly card: (row: Row, beside: CardBesideMap) => ReactNode;
  readonly counted: PluralForms;
  /** Message when the cards of a place could not be loaded (1§8). */
  readonly placeFailure: string;
  /** Query of the cards of a place. */
  readonly ofPlace: PlaceQuery<Row, Filter>;
  /** Note above the cards about rows that are not on the map. */
  readonly note?: ReactNode;
  readonly map: (map: MapOfList) => ReactNode;
}

/**
 * Cards next to the map: hovering a card highlights its marker and vice versa; a map place opens its cards, a card its
 * popup.
 */
export function ListBesideMap<Row extends RowOnMap, Filter extends object>(props: ListBesideMapProps<Row, Filter>) {
  const [hovered, setHovered] = useState<Hovered>();
  const [flag, setFlag] = useState<OpenFlag>();
  // Focus target when a popup opened from a card is closed.
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
        view: props.view,
        onMove: props.onMove,
      })}
    />
  );
}

/** The map place whose cards are open; closed when the filter changes. */
export function useOpenedPlace(filter: object) {
  const [opened, setOpened] = useState<{ place: PlaceOnMap; filter: string }>();
  const filterKey = JSON.stringify(filter);
  const place = opened?.filter === filterKey ? opened.place : undefined;
  return {
    place,
    /** Key of the cards, so that another place starts scrolled to the top. */
    key: JSON.stringify(place),
    open: (next: PlaceOnMap) => setOpened({ place: next, filter: filterKey }),
    close: () => setOpened(undefined),
  };
}

/** Position of a row on the map. */
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
