import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { findSought } from '@gektar/contract/search-text.ts';
import { readTyped } from '#form/filter/list-search.ts';
import { landContactName } from './land-contact-name.ts';

const sorts = ['name', 'phone', 'email'] as const;
export type LandContactSort = (typeof sorts)[number];

/** What the address says of the table. */
export interface LandContactSearch {
  /** What the box above the table holds. */
  readonly q?: string | undefined;
  /** Without it: as they were created (1§4). */
  readonly sort?: LandContactSort | undefined;
  readonly direction?: 'desc' | undefined;
}

/** Whatever stands in the address, made of use. */
export function readContactSearch(raw: Readonly<Record<string, unknown>>): LandContactSearch {
  const { sort, direction } = raw;
  return {
    q: readTyped(raw),
    sort: sorts.find((one) => one === sort),
    direction: direction === 'desc' ? 'desc' : undefined,
  };
}

const order = new Intl.Collator('ru-RU', { numeric: true });

/** Contacts that answer to the search, in the order that is asked for; empty values stand last both ways. */
export function arrangeContacts(contacts: readonly LandContact[], asked: LandContactSearch): LandContact[] {
  const found = findSought(contacts, asked.q ?? '', (contact) => ({
    // Telephones as text too: three digits are enough here.
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
