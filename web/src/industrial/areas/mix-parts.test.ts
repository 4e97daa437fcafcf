import type { Areas } from '@gektar/contract/industrial/areas/area-figures.ts';
import { expect, test } from 'vitest';
import { areaName, inSentence, shortAreaNames } from './area-words.ts';
import { mixParts, mixText, sumOf, totalsOf, withRest } from './mix-parts.ts';

const value = (areaValue: number | null) => ({ areaValue });
const none: Areas = {
  warehouse: null,
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: null,
  mezzanine: null,
};
const noParts = { areaValue: null, dry: null, temperature: null, freezer: null, unheated: null };

test('a strip has the parts of the warehouse and the other kinds, always in the same order [IND-BLD-034, IND-BLD-035, IND-BLD-036, IND-BLD-037, IND-BLD-038, IND-BLD-039]', () => {
  const all = {
    mezzanine: value(10.5),
    office: value(31.25),
    dataCenter: value(9.75),
    lightIndustrial: value(70.4),
    production: value(22.6),
    warehouse: {
      ...value(100),
      dry: value(40.1),
      temperature: value(8.3),
      freezer: value(17.2),
      unheated: value(3.9),
    },
  };
  expect(mixParts(totalsOf(all)).map(({ kind, area }) => [kind, area])).toEqual([
    ['dry', 40.1],
    ['temperature', 8.3],
    ['freezer', 17.2],
    ['unheated', 3.9],
    // Warehouse area that its parts do not cover.
    ['warehouse', 30.5],
    ['production', 22.6],
    ['lightIndustrial', 70.4],
    ['dataCenter', 9.75],
    ['office', 31.25],
    ['mezzanine', 10.5],
  ]);
});

test('a kind counts only when its area is set [IND-BLD-041]', () => {
  expect(mixParts(totalsOf(none))).toEqual([]);
  expect(mixParts(totalsOf({ ...none, office: value(null), mezzanine: value(12.5) }))).toEqual([
    { kind: 'mezzanine', label: 'Мезонин', area: 12.5 },
  ]);
});

test('a warehouse is counted once: by its parts and by what of its total belongs to none of them [IND-BLD-034]', () => {
  const parts = { ...noParts, dry: value(0.1), freezer: value(0.2) };
  expect(mixParts(totalsOf({ ...none, warehouse: parts })).map(({ kind }) => kind)).toEqual(['dry', 'freezer']);
  expect(mixParts(totalsOf({ ...none, warehouse: { ...parts, areaValue: 1 } })).at(-1)).toEqual({
    kind: 'warehouse',
    label: 'Склад, прочее',
    area: 0.7,
  });
  expect(mixParts(totalsOf({ ...none, warehouse: { ...noParts, areaValue: 100 } }))).toEqual([
    { kind: 'warehouse', label: 'Склад', area: 100 },
  ]);
});

test('what no kind takes of a limit is its rest; a sum beyond the limit leaves none', () => {
  const parts = mixParts(totalsOf({ ...none, office: value(40.5), mezzanine: value(20) }));
  expect(withRest(parts, 100).at(-1)).toEqual({ kind: 'rest', label: 'Остаток', area: 39.5 });
  expect(withRest(parts, 60.5)).toEqual(parts);
  expect(withRest(parts, 10)).toEqual(parts);
  expect(withRest(parts, null)).toEqual(parts);
  expect(sumOf(withRest(parts, 100))).toBe(100);
});

test('a strip is told in words', () => {
  const parts = mixParts(totalsOf({ ...none, lightIndustrial: value(9600), office: value(840) }));
  expect(mixText(parts)).toBe('Площади по типам: Light Industrial 9\u00A0600,00\u00A0м², офис 840,00\u00A0м²');
  expect(mixText([])).toBe('Площади по типам: нет данных');
});

test('names inside a sentence begin with a small letter, foreign ones stay', () => {
  expect(Object.values(shortAreaNames).map(inSentence)).toEqual([
    'склад',
    'сухой',
    'с темп. режимом',
    'морозильный',
    'неотапливаемый',
    'производство',
    'Light Industrial',
    'дата-центр',
    'офис',
    'мезонин',
  ]);
  expect(areaName('temperature')).toBe('С температурным режимом');
});
