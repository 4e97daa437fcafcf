import { searchComplexLists } from '@gektar/contract/industrial/search/object-list-calls.ts';
import { call } from '#api/call.ts';
import { listPalette } from '#form/filter/list-palette.ts';

/** Lists of complexes that a text describes. */
export const objectListsPalette = listPalette({
  key: 'complex-lists',
  title: 'Списки комплексов',
  path: '/industrial',
  forms: ['комплекс', 'комплекса', 'комплексов'],
  find: (text, signal) => call(searchComplexLists, { query: { text } }, { signal }),
});
