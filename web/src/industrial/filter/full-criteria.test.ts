import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { dayAfter } from '@gektar/format/date.ts';
import { expect, test } from 'vitest';
import { valueOfChosen } from '#form/filter/criterion.ts';
import { fullCriteria, toFullFilter } from './full-criteria.ts';
import { fullCriteriaAbout, fullFilterGroups } from './full-filter-about.tsx';

test('each criterion of an address reaches the group that it belongs to [IND-CPX-069, IND-CPX-070, IND-VAC-039]', () => {
  const filter = FullFilter.parse(
    toFullFilter({
      regionIds: [77],
      complexName: 'логопарк',
      commissioningDate: { from: '2010-01-01', to: null },
      buildingCommissioningDate: { from: null, to: '2026-12-31' },
      buildingClasses: [1, 2],
      operatorRoles: 6,
      vacancyTypes: 1,
      wholeVacancyArea: { from: 5_000 },
      onlyWithVacancies: true,
    }),
  );
  expect(filter).toMatchObject({
    isEnabled: true,
    onlyWithVacancies: true,
    complex: { regionIds: [77], complexName: 'логопарк', commissioningDate: { from: '2010-01-01', to: null } },
    building: { buildingClasses: [1, 2], operatorRoles: 6, commissioningDate: { from: null, to: '2026-12-31' } },
    vacancy: { vacancyTypes: 1, wholeVacancyArea: { from: 5_000, to: null } },
  });
});

test('what is overdue had to be confirmed by yesterday', () => {
  const { complex } = FullFilter.parse(toFullFilter({ overdue: true }));
  expect(complex).toMatchObject({ vacanciesDueUntil: { from: null, to: dayAfter(-1) }, vacanciesConfirmedUntil: null });
});

test('what is not confirmed is asked for by yesterday: today it still holds; the first day of freedom is the last one of availability', () => {
  const { complex, vacancy } = FullFilter.parse(toFullFilter({ notConfirmed: true, freeOn: { to: '2026-12-01' } }));
  expect(complex.vacanciesConfirmedUntil).toEqual({ from: null, to: dayAfter(-1) });
  expect(vacancy.freeOn).toEqual({ from: null, to: '2026-12-01' });
  expect(vacancy.availabilityDate).toBeNull();
  expect(FullFilter.parse(toFullFilter({})).complex.vacanciesConfirmedUntil).toBeNull();
});

test('days are sent with their time, whole days [FMT-002]', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const sent = { from: '2026-01-01T00:00:00', to: '2026-12-31T23:59:59' };
  const { complex, building, vacancy } = toFullFilter({
    commissioningDate: year,
    buildingCommissioningDate: year,
    demolitionDate: { to: '2026-12-31' },
    availabilityDate: year,
  });
  expect(complex).toEqual({ commissioningDate: sent });
  expect(building).toEqual({ commissioningDate: sent, demolitionDate: { ...sent, from: null } });
  expect(vacancy).toEqual({ availabilityDate: sent });
});

test('chosen warehouse areas become their flags, each its own [IND-VAC-040]', () => {
  const flagsOf = (...warehouseAreas: ('dry' | 'temperature' | 'freezer' | 'unheated')[]) => {
    const { vacancy } = FullFilter.parse(toFullFilter({ warehouseAreas }));
    return (['hasTemperatureArea', 'hasDryArea', 'hasFreezerArea', 'hasUnheatedArea'] as const).filter(
      (flag) => vacancy[flag],
    );
  };
  expect(flagsOf('dry', 'freezer')).toEqual(['hasDryArea', 'hasFreezerArea']);
  expect(flagsOf('temperature')).toEqual(['hasTemperatureArea']);
  expect(flagsOf('unheated')).toEqual(['hasUnheatedArea']);
  expect(flagsOf()).toEqual([]);
});

test('roles chosen in the filter are sent as one sum, none as null [IND-CONT-006]', () => {
  const { operatorRoles } = fullCriteriaAbout;
  if (operatorRoles.kind !== 'choice') throw new Error('roles are chosen from a list');
  expect(valueOfChosen(operatorRoles, [2, 4])).toBe(6);
  expect(valueOfChosen(operatorRoles, [])).toBeNull();
  expect(toFullFilter({ operatorRoles: 6 }).building).toEqual({ operatorRoles: 6 });
});

test('the drawer offers the criteria of the three filters in their groups', () => {
  expect(Object.fromEntries(fullFilterGroups.map(({ title, names }) => [title, names.toSorted()]))).toEqual({
    Комплекс: [
      'cadastralNumbers',
      'commissioningDate',
      'complexArea',
      'complexConstructionStatuses',
      'complexName',
      'distanceFromCenter',
      'distanceFromRingRoad',
      'highwayIds',
      'overdue',
      'regionIds',
      'responsibleUser',
      'typeIndustrialArea',
    ],
    Здание: [
      'bitrixOperatorIds',
      'buildingClasses',
      'buildingCommissioningDate',
      'buildingConstructionStatuses',
      'demolitionDate',
      'floorLoad',
      'floorNumbers',
      'operatorRoles',
      'totalArea',
      'withoutPhotos',
    ],
    Вакансия: [
      'availabilityDate',
      'averageNetRentalRate',
      'freeOn',
      'hasShelves',
      'mainAreaTypeCalc',
      'minimalRentalBlockArea',
      'minimalSaleBlockArea',
      'notConfirmed',
      'salePrice',
      'vacancyStatuses',
      'vacancyTypes',
      'warehouseAreas',
      'wholeVacancyArea',
      'withoutRate',
    ],
  });
});

test('an address knows every criterion of the three filters', () => {
  const names = Object.values(FullFilter.parse({}))
    .flatMap((group) => (typeof group === 'object' && group !== null ? Object.keys(group) : []))
    .filter((name) => name !== 'ids' && !name.endsWith('Area'));
  // A URL has no fixed day, which would become outdated.
  const named: Readonly<Record<string, string>> = {
    vacanciesConfirmedUntil: 'notConfirmed',
    vacanciesDueUntil: 'overdue',
  };
  const inAddress = (name: string) => named[name] ?? name;
  for (const name of names) expect(Object.keys(fullCriteria)).toContain(inAddress(name));
});
