import { expect, test } from 'vitest';
import { readVacancyPageSearch } from './vacancy-page-search.ts';

test.each([
  ['photos', 'photos'],
  ['requests', 'requests'],
  ['history', 'history'],
  // The first tab has no parameter in the URL.
  ['areas', undefined],
  ['documents', undefined],
  [7, undefined],
  [undefined, undefined],
])('the tab %s of an address is %s', (tab, read) => {
  expect(readVacancyPageSearch({ tab })).toEqual({ tab: read });
});
