import { searchComplexLists } from '@gektar/contract/industrial/search/object-list-calls.ts';
import { call } from '#api/call.ts';
import { listPalette } from '#form/filter/list-palette.ts';

/** Lists of complexes that match a text typed into the palette. */
export const objectListsPalette = listPalette({
  key: 'complex-lists',
  title: 'Списки комплексов',
  path: '/industrial',
  forms: ['комплекс', 'комплекса', 'комплексов'],
  find: (text, signal) => call(searchComplexLists, { query: { text } }, { signal }),
});
