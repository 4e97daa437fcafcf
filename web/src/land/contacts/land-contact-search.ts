import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { findByTextQuery } from '@gektar/contract/search-text.ts';
import { readTyped } from '#form/filter/list-search.ts';
import { landContactName } from './land-contact-name.ts';

const sorts = ['name', 'phone', 'email'] as const;
export type LandContactSort = (typeof sorts)[number];

/** Parsed URL parameters of the table. */
export interface LandContactSearch {
  /** Text of the search box above the table. */
  readonly q?: string | undefined;
  /** Undefined: order of creation (1§4). */
  readonly sort?: LandContactSort | undefined;
  readonly direction?: 'desc' | undefined;
}

/** Reads the valid URL parameters and ignores the others. */
export function readContactSearch(raw: Readonly<Record<string, unknown>>): LandContactSearch {
  const { sort, direction } = raw;
  return {
    q: readTyped(raw),
    sort: sorts.find((one) => one === sort),
    direction: direction === 'desc' ? 'desc' : undefined,
  };
}

const order = new Intl.Collator('ru-RU', { numeric: true });

/** Contacts that match the search, sorted; empty values are last in both directions. */
export function arrangeContacts(contacts: readonly LandContact[], asked: LandContactSearch): LandContact[] {
  const found = findByTextQuery(contacts, asked.q ?? '', (contact) => ({
    // The phone is also searched as text, so that three digits are enough.
    texts: [landContactName(contact), contact.phone, contact.email, contact.comment],
    phones: [contact.phone],
  }));
  const { sort } = asked;
  if (sort === undefined) return [...found];
  const sign = asked.direction === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => {
    const [first, second] = [keyOf(a, sort), keyOf(b, sort)];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return sign * order.compare(first, second);
  });
}

function keyOf(contact: LandContact, sort: LandContactSort): string {
  return sort === 'name' ? landContactName(contact) : (contact[sort] ?? '');
}
