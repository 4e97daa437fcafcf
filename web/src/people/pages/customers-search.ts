import { readTyped } from '#form/filter/list-search.ts';

/** Parsed URL of the list of companies and contacts. */
export interface CustomersSearch {
  readonly q?: string | undefined;
  readonly kind?: 'company' | 'contact' | undefined;
  /** When a CRM is connected: only our own records. */
  readonly own?: true | undefined;
  /** Opens the dialog of a new record; set by links in the palette. */
  readonly new?: 'company' | 'contact' | undefined;
}

/** Valid parts of any URL search. */
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
