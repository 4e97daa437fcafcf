import { searchPropertyLists } from '@gektar/contract/land/properties/property-list-calls.ts';
import { call } from '#api/call.ts';
import { listPalette } from '#form/filter/list-palette.ts';

/** Lists of objects that match a text typed into the palette. */
export const propertyListsPalette = listPalette({
  key: 'property-lists',
  title: 'Списки объектов',
  path: '/land/property',
  forms: ['объект', 'объекта', 'объектов'],
  find: (text, signal) => call(searchPropertyLists, { query: { text } }, { signal }),
});
