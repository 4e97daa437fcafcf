import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { expect, test } from 'vitest';
import { sampleRequest } from '#industrial/requests/match-samples.ts';
import { fittingSearch } from './fitting-search.ts';
import { requestEntity } from './request-entity.ts';

const empty = requestEntity.form.emptyValues(requestEntity.preset(undefined));

test('the form counts what the search of the saved request will find', () => {
  const request = sampleRequest({
    vacancyTypes: 5,
    mainAreaTypesCalc: [6],
    vacancyAreaRange: { from: 1_000, to: 5_000 },
    accessDate: { from: '2026-12-01T00:00:00', to: '2027-03-01T00:00:00' },
    hasFreezerArea: true,
    cityRegions: [{ regionId: 50, cityId: 7 }],
    fullCityRegions: [{ region: { id: 50, name: 'Московская область' }, city: { id: 7, name: 'Химки' } }],
    highways: [{ id: 3, name: 'М-4 «Дон»' }],
    buildingClasses: [2],
    buildingTypes: [{ id: 1, name: 'Складское' }],
    complexName: 'Луговой',
  });
  expect(fittingSearch(requestEntity.form.toValues(request))).toEqual(VacancySearch.parse(searchOfRequest(request)));
});

test('an empty form asks for nothing; a reversed range cannot be searched for', () => {
  expect(fittingSearch(empty)).toEqual({ ...VacancySearch.parse({}), complexName: '' });
  expect(fittingSearch({ ...empty, vacancyAreaRange: { from: 5, to: 1 } })).toBeUndefined();
});
