import { createContext, use } from 'react';
import type { MatchReason } from './match-reasons.tsx';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';

/** How well an object matches a request. */
export interface MatchWords {
  /** 0…1: share of the request's criteria that are met; 1 when it sets none. */
  readonly share: number;
  /** Names of the criteria that it does not meet. */
  readonly missed: readonly string[];
}

/** The selection of a request, for cells and cards of its objects. */
export interface RequestSelection<Row extends SelectedRow, Item extends AnyItem> {
  readonly kind: SelectionKind<Row, Item>;
  readonly requestId: string;
  /** Items keyed by object id. */
  readonly items: ReadonlyMap<string, Item>;
  /** Number for the client, keyed by item id (M-18); absent for items that the client does not see. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly matchOf: (row: Row) => MatchWords;
  /** Every condition of the request, in order (M-05). */
  readonly reasonsOf: (row: Row) => readonly MatchReason[];
  readonly put: (row: Row) => void;
  readonly hide: (row: Row) => void;
  /** Why the item of a row may not be hidden or removed (N-06). */
  readonly refusalOf: (row: Row) => string | undefined;
}

export const SelectionContext = createContext<unknown>(undefined);

/**
 * The selection of the surrounding request. Its rows and items have the types of the calling page's domain.
 * @throws outside of a request's tab
 */
export function useSelection<Row extends SelectedRow = SelectedRow, Item extends AnyItem = AnyItem>() {
  const selection = use(SelectionContext);
  if (selection === undefined) throw new Error('used outside of the tabs of a request');
  return selection as RequestSelection<Row, Item>;
}
