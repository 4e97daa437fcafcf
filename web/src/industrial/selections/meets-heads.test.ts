import { expect, test } from 'vitest';
import { sampleVacancy } from '#industrial/requests/match-samples.ts';
import { meetsHeads } from './meets-heads.ts';

const row = sampleVacancy({
  complexName: 'Логопарк Север',
  areaSize: 5_200,
  minimalRentalBlockArea: 2_600,
  salePrice: 90_000_000,
  hasShelves: true,
  availabilityDate: '2027-01-15T00:00:00',
});

test.each([
  ['complexName', 'логопарк', 'Юг'],
  ['wholeVacancyArea', { from: 5_200, to: null }, { from: 5_201, to: null }],
  ['salePrice', { from: null, to: 90_000_000 }, { from: null, to: 1 }],
  ['minimalRentalBlockArea', { from: 2_600, to: 2_600 }, { from: 2_601, to: 3_000 }],
  ['availabilityDate', { from: '2027-01-15', to: '2027-01-15' }, { from: '2027-01-16', to: null }],
] as const)('the head of %s keeps what it asks and drops the rest', (name, kept, dropped) => {
  expect(meetsHeads(row, { [name]: kept })).toBe(true);
  expect(meetsHeads(row, { [name]: dropped })).toBe(false);
});

test('nothing set keeps every row; shelves are asked for, not against; all must hold', () => {
  expect(meetsHeads(row, {})).toBe(true);
  expect(meetsHeads(row, { hasShelving: true })).toBe(true);
  expect(meetsHeads(sampleVacancy({ hasShelves: false }), { hasShelving: true })).toBe(false);
  expect(meetsHeads(row, { hasShelving: true, complexName: 'Юг' })).toBe(false);
});
