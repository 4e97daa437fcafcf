import { formatDate, today } from '@gektar/format/date.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { expect, test } from 'vitest';
import { sampleVacancy } from '#industrial/requests/match-samples.ts';
import { vacancyFigures } from './vacancy-figures.ts';

const shown = (about: Parameters<typeof sampleVacancy>[0]) =>
  vacancyFigures(sampleVacancy(about)).map(({ label, text, unit = '' }) =>
    `${label}: ${text} ${unit}`.trim().replaceAll(nbsp, ' '),
  );

test('a vacancy for lease shows size, block, rate, OPEX, height and date, with two decimals and units', () => {
  expect(shown({ opexPerSqm: 1_500, availabilityDate: '2040-02-01T00:00:00' })).toEqual([
    'Площадь: 5 200,00 м²',
    'Блок от: 2 600,00 м²',
    'Ставка, ср.: 8 900,00 руб./м²',
    'OPEX: 1 500,00 руб./м²',
    'Рабочая высота: 12,00 м',
    'Доступна: 01.02.2040',
  ]);
});

test('a vacancy that is only sold has a price and the block of a sale, no rate and no OPEX', () => {
  const sold = { vacancyTypes: 2, salePrice: 120_000_000, minimalSaleBlockArea: 1_000, opexPerSqm: 1_500 };
  expect(shown(sold).slice(0, 4)).toEqual([
    'Площадь: 5 200,00 м²',
    'Блок от: 1 000,00 м²',
    'Цена продажи: 120 000 000,00 руб.',
    'Рабочая высота: 12,00 м',
  ]);
  expect(shown({ vacancyTypes: 3, salePrice: 120_000_000 })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Ставка/), expect.stringMatching(/^Цена продажи/)]),
  );
});

test('a rate or a price on request is not shown as a number (N-02); unknown figures are named as such', () => {
  const asked = { vacancyTypes: 3, isRentalPriceOnRequest: true, isPriceByRequest: true, salePrice: 1 };
  expect(shown(asked)).toEqual(expect.arrayContaining(['Ставка, ср.: По запросу', 'Цена продажи: По запросу']));
  const unknown = { averageNetRentalRate: null, areaSize: null, minimalRentalBlockArea: null, opexPerSqm: null };
  expect(shown(unknown).slice(0, 4)).toEqual([
    ...['Площадь: Не указано', 'Блок от: Не указано', 'Ставка, ср.: Не указано', 'OPEX: Не указано'],
  ]);
});

test('words instead of figures are quiet: whole only, OPEX in the rate, free now', () => {
  const words = vacancyFigures(
    sampleVacancy({ isWholeForRent: true, opexPerSqm: null, isOpexIncluded: true, availabilityDate: today() }),
  ).filter(({ isWord }) => isWord);
  expect(words.map(({ text }) => text)).toEqual(['Только целиком', 'В ставке', 'сейчас']);
  const [last] = vacancyFigures(sampleVacancy({ availabilityDate: '2040-02-01T00:00:00' })).slice(-1);
  expect(last).toMatchObject({ text: formatDate('2040-02-01'), isWord: false });
});
