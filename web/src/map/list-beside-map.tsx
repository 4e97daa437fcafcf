import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { PlaceQuery } from '#api/entity-queries.ts';
import type { Paging } from '#ui/paging.ts';
import { CardTape } from '#ui/piece/card-tape.tsx';
import { BesideMap } from './beside-map.tsx';
import { PlaceCards } from './points/place-cards.tsx';
import type { MapView } from './view/map-view.ts';

/** What a list hands to its map. */
export interface FoundPart<Row, Filter> extends Paging {
  readonly filter: Filter;
  /** What the list shows while no place is open. */
  readonly rows: readonly Row[];
  readonly totalCount: number | undefined;
  /** Title, filters: over the cards. */
  readonly head: ReactNode;
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
}

/** What the map of a list is told, and tells. */
export interface MapOfList {
  /** Lit on the map because its card is hovered. */
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly flag: OpenFlag | undefined;
  readonly onFlagChange: (id: string | undefined) => void;
  /** Ids of what stands in a place that was clicked. */
  readonly onPlaceOpen: (ids: readonly string[]) => void;
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

export interface ListBesideMapProps<Row extends { readonly id: string }, Filter> extends FoundPart<Row, Filter> {
  /** Height of a folded card, px. */
  readonly estimate: number;
  readonly card: (row: Row, beside: CardBesideMap) => ReactNode;
  readonly counted: PluralForms;
  /** When the cards of a place could not be loaded (1§8). */
  readonly placeFailure: string;
  /** The cards of a place, in its order. */
  readonly ofPlace: PlaceQuery<Row>;
  /** Part of a page that has its own head. */
  readonly isPart?: boolean | undefined;
  readonly map: (map: MapOfList) => ReactNode;
}

/** Cards beside the map: hovering one lights its marker and back; a place opens its own cards, a card its flag. */
export function ListBesideMap<Row extends { readonly id: string }, Filter>(props: ListBesideMapProps<Row, Filter>) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [flag, setFlag] = useState<OpenFlag>();
  // Where the focus goes when a flag that was opened from a card is closed.
  const opener = useRef<Element>(null);
  const [opened, setOpened] = useState<{ ids: readonly string[]; filter: string }>();
  // A place means nothing once the points have changed.
  const filterKey = JSON.stringify(props.filter);
  const placeIds = opened?.filter === filterKey ? opened.ids : undefined;
  const show = (id: string) => {
    opener.current = document.activeElement;
    setFlag({ id, isFromCard: true });
  };
  const changeFlag = (id: string | undefined) => {
    if (id === undefined && flag?.isFromCard && opener.current instanceof HTMLElement) opener.current.focus();
    setFlag(id === undefined ? undefined : { id, isFromCard: false });
  };
  const cards = {
    estimate: props.estimate,
    card: (row: Row) =>
      props.card(row, {
        isLit: row.id === hoveredId,
        onHover: (isOver: boolean) => setHoveredId(isOver ? row.id : undefined),
        onShow: () => show(row.id),
      }),
  };
  const { onEndReached, isLoadingMore, failure } = props;
  return (
    <BesideMap
      isPart={props.isPart}
      head={props.head}
      cards={
        placeIds ? (
          <CardsOfPlace
            key={placeIds.join()}
            ids={placeIds}
            ofPlace={props.ofPlace}
            counted={props.counted}
            failure={props.placeFailure}
            onClose={() => setOpened(undefined)}
            {...cards}
          />
        ) : (
          (props.instead ?? <Cards rows={props.rows} paging={{ onEndReached, isLoadingMore, failure }} {...cards} />)
        )
      }
      map={props.map({
        hoveredId,
        onHover: setHoveredId,
        flag,
        onFlagChange: changeFlag,
        onPlaceOpen: (ids) => setOpened({ ids, filter: filterKey }),
        place: props.place,
        onMove: props.onMove,
      })}
    />
  );
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

export interface CardsOfPlaceProps<Row extends { readonly id: string }>
  extends Pick<CardsProps<Row>, 'estimate' | 'card'> {
  readonly ids: readonly string[];
  readonly ofPlace: PlaceQuery<Row>;
  readonly counted: PluralForms;
  readonly failure: string;
  readonly onClose: () => void;
}

/** The cards of a place that was clicked. */
export function CardsOfPlace<Row extends { readonly id: string }>(props: CardsOfPlaceProps<Row>) {
  const { ids, ofPlace, counted, failure, onClose, ...cards } = props;
  const list = useInfiniteQuery(ofPlace(ids));
  return (
    <PlaceCards count={formatCountOf(ids.length, counted)} list={list} failure={failure} onClose={onClose}>
      {(rows, paging) => <Cards {...cards} rows={rows} paging={paging} />}
    </PlaceCards>
  );
}
