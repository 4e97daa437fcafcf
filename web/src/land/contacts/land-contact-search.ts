import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { foldLetters } from '#format/search-text.ts';
import { landContactName } from './land-contact-name.ts';

const sorts = ['name', 'phone', 'email'] as const;
export type LandContactSort = (typeof sorts)[number];

/** What the address says of the table. */
export interface LandContactSearch {
  readonly search?: string | undefined;
  /** Without it: as they were created (1§4). */
  readonly sort?: LandContactSort | undefined;
  readonly direction?: 'desc' | undefined;
}

/** Whatever stands in the address, made of use. */
export function readContactSearch(raw: Readonly<Record<string, unknown>>): LandContactSearch {
  const { search, sort, direction } = raw;
  return {
    // A search of digits alone comes back from the address as a number.
    search: typeof search === 'string' || typeof search === 'number' ? String(search) || undefined : undefined,
    sort: sorts.find((one) => one === sort),
    direction: direction === 'desc' ? 'desc' : undefined,
  };
}

const order = new Intl.Collator('ru-RU', { numeric: true });

/** Contacts that have every word of the search somewhere, in the order that is asked for; empty values stand last both ways. */
export function arrangeContacts(contacts: readonly LandContact[], asked: LandContactSearch): LandContact[] {
  const words = foldLetters(asked.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = contacts.filter((contact) => words.every((word) => has(contact, word)));
  const { sort } = asked;
  if (sort === undefined) return found;
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

/** A phone is found however it is written: by its digits. */
function has(contact: LandContact, word: string): boolean {
  const digits = word.replace(/[-+()]/g, '');
  if (/^\d+$/.test(digits) && contact.phone?.includes(digits.replace(/^8(?=\d{10}$)/, '7'))) return true;
  const { email, comment } = contact;
  return foldLetters(`${landContactName(contact)} ${email ?? ''} ${comment ?? ''}`).includes(word);
}
