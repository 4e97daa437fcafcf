import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchPages } from './patch-pages.ts';

const vacancy = { id: 'v', rowVersion: 3, rate: 10 };
const other = { id: 'w', rowVersion: 1, rate: 20 };
const building = { id: 'b', rowVersion: 1, vacancies: [other, vacancy] };
const complex = {
  id: 'c',
  rowVersion: 1,
  logs: [{ id: 'v' }],
  buildings: [{ ...building, id: 'a', vacancies: [] }, building],
};

function client() {
  const made = new QueryClient();
  made.setQueryData(['industrial', 'vacancy', 'v'], vacancy);
  made.setQueryData(['industrial', 'complex', 'c', 'full'], complex);
  made.setQueryData(['industrial', 'vacancies', 'list'], { pages: [[vacancy]], pageParams: [0] });
  made.setQueryData(['land', 'property', 'v'], vacancy);
  return made;
}

test('what was written is on the page of the object and of those that contain it; the rest are the same objects', () => {
  const made = client();
  patchPages(made, 'industrial', { id: 'v', rowVersion: 3 }, { rate: 11, rowVersion: 4 });
  expect(made.getQueryData(['industrial', 'vacancy', 'v'])).toEqual({ id: 'v', rowVersion: 4, rate: 11 });
  const page = made.getQueryData<typeof complex>(['industrial', 'complex', 'c', 'full']);
  expect(page?.buildings[1]?.vacancies).toEqual([other, { id: 'v', rowVersion: 4, rate: 11 }]);
  expect(page?.buildings[0]).toBe(complex.buildings[0]);
  expect(page?.logs).toBe(complex.logs);
  expect(made.getQueryData(['industrial', 'vacancies', 'list'])).toEqual({ pages: [[vacancy]], pageParams: [0] });
  expect(made.getQueryData(['land', 'property', 'v'])).toEqual(vacancy);
});

test('a page with another version is not taken for the written one', () => {
  const made = client();
  patchPages(made, 'industrial', { id: 'v', rowVersion: 2 }, { rate: 11, rowVersion: 4 });
  expect(made.getQueryData(['industrial', 'vacancy', 'v'])).toEqual(vacancy);
  expect(made.getQueryData(['industrial', 'complex', 'c', 'full'])).toEqual(complex);
});
