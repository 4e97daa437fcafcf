import { listLandContacts } from '@gektar/contract/land/contacts/land-contact-calls.ts';
import { IconUser } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import { LAND_CONTACT_SOURCE, landContactEntry } from './land-contact-entry.ts';
import { arrangeContacts } from './land-contact-search.ts';

/** The same number as for objects in the palette. */
const TAKE = 10;

/** Contacts by the fields of the page's search: name, phone, mail, comment. All are loaded at once. */
export const landContactPalette: PaletteSource = {
  key: LAND_CONTACT_SOURCE,
  title: 'Контакты',
  Icon: IconUser,
  search: async (text, signal) => {
    const all = await call(listLandContacts, {}, { signal });
    return arrangeContacts(all, { q: text }).slice(0, TAKE).map(landContactEntry);
  },
};
