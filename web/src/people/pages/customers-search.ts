import { readTyped } from '#form/filter/list-search.ts';

/** Parsed address of the common list. */
export interface CustomersSearch {
  readonly q?: string | undefined;
  readonly kind?: 'company' | 'contact' | undefined;
  /** Our own records alone, with a customer service. */
  readonly own?: true | undefined;
  /** The dialog of a new record is open: an address of the palette. */
  readonly new?: 'company' | 'contact' | undefined;
}

/** Valid parts of any address. */
export function readCustomersSearch(raw: Readonly<Record<string, unknown>>): CustomersSearch {
  return {
    q: readTyped(raw),
    kind: kindOf(raw['kind']),
    own: raw['own'] === true ? true : undefined,
    new: kindOf(raw['new']),
  };
}

function kindOf(value: unknown): 'company' | 'contact' | undefined {
  return value === 'company' || value === 'contact' ? value : undefined;
}
