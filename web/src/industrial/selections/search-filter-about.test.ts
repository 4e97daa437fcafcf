import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { expect, test } from 'vitest';
import { requestSearch, toVacancySearch } from '#industrial/requests/search-in-request.ts';
import { vacancyTableColumns } from '#industrial/vacancies/vacancy-table-columns.tsx';
import { headCriteria, searchCriteriaAbout, searchFilterAbout } from './search-filter-about.tsx';

test('six columns filter in their heads, each by a criterion of the search [IND-VAC-010]', () => {
  expect(headCriteria).toEqual({
    complexName: 'complexName',
    availabilityDate: 'availabilityDate',
    areaSize: 'wholeVacancyArea',
    salePrice: 'salePrice',
    minimalRentalBlockArea: 'minimalRentalBlockArea',
    hasShelves: 'hasShelving',
  });
  const range = { from: 1, to: 2 };
  const asked = {
    complexName: 'парк',
    availabilityDate: { from: '2027-01-15', to: null },
    wholeVacancyArea: range,
    salePrice: range,
    minimalRentalBlockArea: range,
    hasShelving: true,
  };
  expect(VacancySearch.parse(toVacancySearch(requestSearch.read(asked)))).toMatchObject(asked);
  const columns = vacancyTableColumns.map(({ id }) => id);
  for (const column of Object.keys(headCriteria)) expect(columns).toContain(column);
  for (const name of Object.values(headCriteria)) expect(searchCriteriaAbout[name]).toBeDefined();
});

test('every criterion of the search stands in the drawer once', () => {
  const names = searchFilterAbout.groups.flatMap((group) => group.names);
  expect(names.toSorted()).toEqual(Object.keys(searchCriteriaAbout).toSorted());
});

test('chosen warehouse areas and flags reach the server under its names (M-26)', () => {
  const said = requestSearch.read({
    warehouseAreas: ['dry', 'freezer'],
    hasShelving: true,
    bts: false,
    accessDate: { from: null, to: '2027-04-01' },
    cityRegions: [{ regionId: 77, cityId: null }],
  });
  expect(said).not.toHaveProperty('bts');
  expect(VacancySearch.parse(toVacancySearch(said))).toMatchObject({
    hasDryArea: true,
    hasFreezerArea: true,
    hasTemperatureArea: false,
    hasShelving: true,
    bts: false,
    accessDate: { from: null, to: '2027-04-01' },
    cityRegions: [{ regionId: 77, cityId: null }],
  });
});
