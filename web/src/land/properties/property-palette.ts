import { searchProperties } from '@gektar/contract/land/properties/property-search-calls.ts';
import { IconMapPin } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import { PROPERTY_SOURCE, propertyEntry } from './property-entry.ts';

/** Objects by a part of a number or of an address, searched while typing. */
export const propertyPalette: PaletteSource = {
  key: PROPERTY_SOURCE,
  title: 'Объекты',
  Icon: IconMapPin,
  search: async (text, signal) => {
    const found = await call(searchProperties, { query: { text } }, { signal });
    return found.map((property) => propertyEntry(property, property.foundNumber ?? property.foundPerson));
  },
};
