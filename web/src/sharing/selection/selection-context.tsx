import { createContext, use } from 'react';
import type { MatchReason } from './match-reasons.tsx';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';

/** How far an object answers a request. */
export interface MatchWords {
  /** 0…1: criteria met of criteria that the request asks for; 1 when it asks for nothing. */
  readonly share: number;
  /** Names of the criteria that it does not meet. */
  readonly missed: readonly string[];
}

/** What cells and cards of a request's objects know beside the object. */
export interface SelectionPlace<Row extends SelectedRow, Item extends AnyItem> {
  readonly kind: SelectionKind<Row, Item>;
  readonly requestId: string;
  /** By object. */
  readonly items: ReadonlyMap<string, Item>;
  /** By item: what the client calls it (M-18); what the client does not see has none. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly matchOf: (row: Row) => MatchWords;
  /** Every condition of the request, one after the other (M-05). */
  readonly reasonsOf: (row: Row) => readonly MatchReason[];
  readonly put: (row: Row) => void;
  readonly hide: (row: Row) => void;
  /** Why the item of a row may not be hidden or removed (N-06). */
  readonly refusalOf: (row: Row) => string | undefined;
}

export const SelectionPlaceContext = createContext<unknown>(undefined);

/**
 * The selection of the request around. Its rows and items are those of the domain whose pages ask: no page holds objects of another.
 * @throws outside of a request's tab
 */
export function useSelectionPlace<Row extends SelectedRow = SelectedRow, Item extends AnyItem = AnyItem>() {
  const place = use(SelectionPlaceContext);
  if (place === undefined) throw new Error('a mark of a selection stands outside of a request');
  return place as SelectionPlace<Row, Item>;
}
