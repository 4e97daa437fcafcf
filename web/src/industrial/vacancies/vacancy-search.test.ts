import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { expect, test } from 'vitest';
import { vacancySearch } from './vacancy-search.ts';

const filterOf = (raw: Readonly<Record<string, unknown>>) =>
  FullFilter.parse(vacancySearch.filterOf(vacancySearch.read(raw)));

test('an address without anything is the table of open active vacancies by complex', () => {
  const search = vacancySearch.read({ view: 'grid', sort: 'Name', archive: 'all', withoutRate: false });
  expect(search).toEqual({});
  expect(vacancySearch.orderOf(search)).toEqual({ sort: 'ComplexName', direction: 'asc' });
  expect(filterOf({})).toMatchObject({ isEnabled: true, onlyWithVacancies: true });
});

test('closed vacancies are found by their status, and in the archive', () => {
  expect(filterOf({ vacancyStatuses: [2] })).toMatchObject({
    onlyWithVacancies: false,
    vacancy: { vacancyStatuses: [2] },
  });
  expect(filterOf({ vacancyStatuses: [] })).toMatchObject({ onlyWithVacancies: true });
  expect(filterOf({ archive: 'archived' })).toMatchObject({ isEnabled: false, onlyWithVacancies: false });
});

test('view, order, place of the map and criteria of all three levels come back from the address', () => {
  const said = {
    view: 'wide-map',
    sort: 'AverageBaseRate',
    direction: 'desc',
    at: '55.75580,37.61760,8.20',
    complexName: 'юг',
    withoutRate: true,
    withoutPhotos: true,
    freeOn: { to: '2026-12-01' },
  };
  expect(vacancySearch.read(said)).toEqual(said);
  expect(filterOf(said)).toMatchObject({
    complex: { complexName: 'юг' },
    building: { withoutPhotos: true },
    vacancy: { withoutRate: true, freeOn: { from: null, to: '2026-12-01' } },
  });
});
