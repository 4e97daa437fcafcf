import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { createContext, use } from 'react';
import type { Match } from './match.ts';

/** What cells and cards of a request's plots know beside the plot. */
export interface SelectionPlace {
  /** By property. */
  readonly items: ReadonlyMap<string, SelectionItem>;
  /** By item: what the client calls it (M-18); what the client does not see has none. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly matchOf: (row: PropertyRow) => Match;
  readonly put: (property: PropertyRow) => void;
  readonly hide: (property: PropertyRow) => void;
}

export const SelectionPlaceContext = createContext<SelectionPlace | undefined>(undefined);

/** @throws outside of a request's tab */
export function useSelectionPlace(): SelectionPlace {
  const place = use(SelectionPlaceContext);
  if (place === undefined) throw new Error('a mark of a selection stands outside of a request');
  return place;
}
