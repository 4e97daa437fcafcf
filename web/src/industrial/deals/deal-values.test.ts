import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import { describe, expect, test } from 'vitest';
import {
  dealProblems,
  endOfContract,
  newDealValues,
  noPart,
  partKinds,
  partProblem,
  partWith,
  problemToast,
  typesOf,
} from './deal-values.ts';

const areas: AreaSetWithPrice = {
  warehouse: {
    areaValue: 1_000,
    leasePricePerSqm: null,
    dry: { areaValue: 600, leasePricePerSqm: 9_000 },
    temperature: null,
    freezer: null,
    unheated: null,
  },
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: { areaValue: 100, leasePricePerSqm: null },
  mezzanine: null,
};

describe('the end of a contract', () => {
  test.each([
    ['2026-11-21', 60, '2031-11-20'],
    ['2026-12-01', 1, '2026-12-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-21', 2, '2027-01-20'],
    ['2026-03-01', 12, '2027-02-28'],
  ])('%s and %i months end on %s [IND-DEAL-008]', (from, months, end) => {
    expect(endOfContract(from, months)).toBe(end);
  });
});

test('a deal is of one of the types of its vacancy, and has a day [IND-DEAL-003, IND-DEAL-004]', () => {
  const types = typesOf({ vacancyTypes: 5 });
  expect(types.map(({ name }) => name)).toEqual(['Аренда', 'Ответственное хранение']);
  // The deal's own type is still offered, even when the vacancy no longer has it.
  const deal = { vacancyType: 2 } as Deal;
  expect(typesOf({ vacancyTypes: 5, deal }).map(({ id }) => id)).toEqual([1, 2, 4]);
  const values = newDealValues(types, '2026-11-21');
  expect(values).toMatchObject({ vacancyType: 1, closeDate: '2026-11-21' });
  expect(dealProblems(values)).toEqual({});
  expect(dealProblems({ ...values, vacancyType: null, closeDate: null, rentalPeriod: 1.5 })).toEqual({
    vacancyType: 'Обязательное поле',
    closeDate: 'Обязательное поле',
    rentalPeriod: 'Целое число',
  });
});

test('a missing field is told by the literal warning, what is wrong otherwise by another [SHELL-039]', () => {
  const values = newDealValues([]);
  expect(problemToast(dealProblems(values))).toEqual([
    'Заполните обязательные поля',
    'Для сохранения формы необходимо заполнить обязательные поля во всех разделах',
  ]);
  expect(problemToast(dealProblems({ ...values, vacancyType: 1, rentalPeriod: 1.5 }))).toEqual([
    'Проверьте введённые данные',
  ]);
});

describe('a part of a vacancy', () => {
  test('is given by the kinds that the vacancy has, with the whole warehouse only where it is more than its parts', () => {
    expect(partKinds(areas)).toEqual([
      { kind: 'warehouse', available: 1_000 },
      { kind: 'dry', available: 600 },
      { kind: 'office', available: 100 },
    ]);
    const dryAlone = { ...areas, warehouse: areas.warehouse && { ...areas.warehouse, areaValue: 600 } };
    expect(partKinds(dryAlone).map(({ kind }) => kind)).toEqual(['dry', 'office']);
  });

  test('is something, and leaves something', () => {
    const ofOffice = (area: number | null) => partProblem(areas, partWith(noPart, 'office', area));
    expect(ofOffice(null)).toBe('Укажите площадь части');
    expect(ofOffice(40)).toBeUndefined();
    expect(ofOffice(100)).toBeUndefined();
    expect(ofOffice(101)).toBe('Площадь части больше, чем есть');
    const all = partWith(partWith(noPart, 'warehouse', 1_000), 'office', 100);
    expect(partProblem(areas, partWith(all, 'dry', 600))).toBe('Это вся площадь: выберите «Целиком»');
  });
});
