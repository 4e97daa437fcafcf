import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import type { PaletteEntry } from '#ui/palette/palette-entry.ts';
import { landContactName } from './land-contact-name.ts';

/** The source of contacts in the palette, and the first part of their keys. */
export const LAND_CONTACT_SOURCE = 'land-contacts';

/**
 * A contact as an entry of the palette: name, comment, phone. Contacts have no page, so the entry links to their list,
 * searched by name.
 */
export function landContactEntry(contact: LandContact): PaletteEntry {
  const { id, phone, comment } = contact;
  const name = landContactName(contact);
  return {
    key: `${LAND_CONTACT_SOURCE}/${id}`,
    title: name,
    detail: comment ? tieWords(comment) : undefined,
    note: phone ? formatPhone(phone) : undefined,
    href: `/land/contacts?q=${encodeURIComponent(name)}`,
  };
}
