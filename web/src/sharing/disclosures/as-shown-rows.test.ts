import { expect, test } from 'vitest';
import { asShownRows } from './as-shown-rows.ts';

const plain = (rows: ReturnType<typeof asShownRows>) =>
  rows.map(({ label, before, now, difference }) =>
    [label, before, now, difference].map((text) => text.replaceAll(/[\u00A0\u2060]/g, ' ').replaceAll('  ', ' ')),
  );

test('figures then and now in the order of the page, with their units; the only rate is not repeated', () => {
  const shown = {
    title: '«Логопарк Север», корпус 2',
    isShownNow: true,
    figures: [
      { name: 'area', before: 18_000, now: 18_000 },
      { name: 'productionRate', before: 9_200, now: 8_900 },
      { name: 'opexPerSqm', before: 1_800, now: null },
      { name: 'averageNetRentalRate', before: 9_200, now: 8_900 },
      { name: 'salePrice', before: null, now: 7_000_000 },
    ],
    day: { before: '2026-12-01', now: '2027-01-15' },
  };
  expect(plain(asShownRows({ domain: 'industrial', figure: 'averageNetRentalRate' }, shown))).toEqual([
    ['Ставка в год, руб./м²', '9 200,00', '8 900,00', '−3,3 %'],
    ['Цена, руб.', '—', '7 000 000,00', '—'],
    ['OPEX, руб./м²', '1 800,00', '—', '—'],
    ['Площадь, м²', '18 000,00', '18 000,00', 'так же'],
    ['Доступна', '01.12.2026', '15.01.2027', 'позже на 45 дней'],
  ]);
});

test('a showing without rates says so; of an object that is not shown any more, only what was shown is known', () => {
  const figures = [
    { name: 'price', before: null, now: 30_900_000 },
    { name: 'area', before: 2.5, now: 3 },
  ];
  const shown = { title: null, isShownNow: true, figures, day: null };
  expect(plain(asShownRows({ domain: 'land', figure: null }, shown))).toEqual([
    ['Цена, руб.', 'не показывали', '30 900 000,00', '—'],
    ['Площадь, га', '2,50', '3,00', '+20,0 %'],
  ]);
  const gone = { ...shown, isShownNow: false, figures: [{ name: 'price', before: 5, now: null }] };
  expect(plain(asShownRows({ domain: 'land', figure: 'price' }, gone))).toEqual([['Цена, руб.', '5,00', '—', '—']]);
});
