import { expect, test } from 'vitest';
import type { Vacancy } from './vacancy.ts';
import { fieldsInCopiedBuilding, fieldsOfVacancyCopy, nameOfVacancyCopy } from './vacancy-copy.ts';

test.each([
  ['Блок 3', [], 'Блок 4'],
  ['Блок 3', ['Блок 4', 'блок 5 '], 'Блок 6'],
  ['Блок 09', [], 'Блок 10'],
  ['1-А', [], '1-А 2'],
  ['1-А', ['1-А 2'], '1-А 3'],
  ['1-А 2', ['1-А'], '1-А 3'],
  ['Секция 1.9', [], 'Секция 1.10'],
  ['Блок 7 (остаток)', [], 'Блок 8'],
])('the copy of %s among %j is proposed the name %s', (name, taken, proposed) => {
  expect(nameOfVacancyCopy(name, taken)).toBe(proposed);
});

test('a proposed name is not longer than a name may be', () => {
  expect(nameOfVacancyCopy('Я'.repeat(500), [])).toBe(`${'Я'.repeat(498)} 2`);
});

const noAreas = {
  warehouse: null,
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: null,
  mezzanine: null,
};
const office = (areaValue: number) => ({ ...noAreas, office: { areaValue, leasePricePerSqm: 12_000 } });
const original = {
  id: 'an id',
  name: 'Офис 1',
  vacancyStatus: 4,
  areaSetWithPrice: office(900),
  salePrice: 70_000_000,
  minimalRentalBlockArea: 500,
  minimalSaleBlockArea: 100,
  opexPerSqm: 1_800,
  documents: [{ globalDocumentId: 'a document' }],
} as unknown as Vacancy;

test('the copy of a vacancy has its own name, areas and price; its smallest blocks are at most its area', () => {
  const entered = { name: 'Офис 2', areaSetWithPrice: office(320.5), salePrice: null };
  expect(fieldsOfVacancyCopy(original, entered)).toEqual({
    ...{ id: 'an id', vacancyStatus: 1, opexPerSqm: 1_800, ...entered },
    minimalRentalBlockArea: 320.5,
    minimalSaleBlockArea: 100,
  });
});

test('in a copied building a vacancy keeps name, areas and price', () => {
  const { documents: _, ...kept } = original;
  expect(fieldsInCopiedBuilding(original)).toEqual({ ...kept, vacancyStatus: 1 });
});

test.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [4, 1],
  [5, 5],
])('the status %i becomes %i in a copy: neither a deal nor a booking is copied', (vacancyStatus, copied) => {
  expect(fieldsInCopiedBuilding({ ...original, vacancyStatus }).vacancyStatus).toBe(copied);
});
