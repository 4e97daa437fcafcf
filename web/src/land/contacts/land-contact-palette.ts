import { listLandContacts } from '@gektar/contract/land/contacts/land-contact-calls.ts';
import { IconUser } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import { LAND_CONTACT_SOURCE, landContactEntry } from './land-contact-entry.ts';
import { arrangeContacts } from './land-contact-search.ts';

/** Maximum number of contacts in the palette; as many as of objects. */
const TAKE = 10;

/** Contacts found by name, phone, mail or comment, as on their page. All contacts are loaded at once. */
export const landContactPalette: PaletteSource = {
  key: LAND_CONTACT_SOURCE,
  title: 'Контакты',
  Icon: IconUser,
  search: async (text, signal) => {
    const all = await call(listLandContacts, {}, { signal });
    return arrangeContacts(all, { q: text }).slice(0, TAKE).map(landContactEntry);
  },
};
