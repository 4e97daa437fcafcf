import { expect, test } from 'vitest';
import { comparedVacancies } from './compared-vacancies.tsx';

const leased = {
  vacancyTypes: 1,
  averageNetRentalRate: 8320,
  opexPerSqm: 1700,
  isOpexIncluded: false,
  areaSize: 15_600,
  dockNumber: 24,
  isWholeForRent: true,
  minimalRentalBlockArea: 5200,
  salePrice: null,
  images: [],
};

/** Texts and figures of a row by its label. */
function row(label: string, entity: object, areaM2: number | null = null) {
  const fact = comparedVacancies.facts(areaM2).find((one) => one.label === label);
  const item = { entity } as never;
  return fact && { text: fact.text(item), figure: fact.better?.figure(item), side: fact.better?.side };
}
const rate = 'Ставка в год, руб./м²';
const withOpex = 'Ставка и OPEX, руб./м²';
const block = 'Блок от, м²';
const total = 'Всего в год за 9\u00A0000 м², млн руб.';

test('a rate includes the operating expenses once; the total is for the area of the request', () => {
  expect(row(withOpex, leased)).toEqual({ text: '10\u00A0020,00', figure: 10_020, side: 'least' });
  expect(row(withOpex, { ...leased, isOpexIncluded: true })?.figure).toBe(8320);
  expect(row(withOpex, { ...leased, opexPerSqm: null })).toMatchObject({ text: undefined, figure: null });
  expect(row(total, leased, 9000)).toEqual({ text: '90,18', figure: 90.18, side: 'least' });
  expect(row(total, leased)).toBeUndefined();
});

test('a withheld rate is on request and never the best; a vacancy that is only sold has none', () => {
  expect(row(rate, { ...leased, averageNetRentalRate: null })).toMatchObject({ text: 'По запросу', figure: null });
  expect(row(rate, { ...leased, vacancyTypes: 2 })).toMatchObject({ text: undefined, figure: undefined });
  expect(row('Цена, руб.', { ...leased, vacancyTypes: 3 })).toMatchObject({ text: 'По запросу', figure: null });
});

test('the block of a whole vacancy is its area; docks are counted per thousand square metres', () => {
  expect(row(block, leased)).toEqual({ text: 'Только целиком', figure: 15_600, side: 'least' });
  expect(row(block, { ...leased, isWholeForRent: false })).toMatchObject({ text: '5\u00A0200,00', figure: 5200 });
  expect(row('Доки на 1 000 м²', leased)).toMatchObject({ text: '1,54', side: 'most' });
  expect(row('Доки на 1 000 м²', { ...leased, dockNumber: null })).toMatchObject({
    text: undefined,
    figure: undefined,
  });
  expect(row('Класс', { ...leased, buildingClassTitle: 'A+' })).toEqual({ text: 'A+' });
});
