import { expect, test } from 'vitest';
import { explained, reasonSentence, verdictOf } from '#criteria/reason-words.ts';
import { scorerOf } from '#criteria/score.ts';
import { propertyMatcher } from '#land/properties/fits-filter.ts';
import type { PropertyRow } from '#land/properties/property.ts';
import { propertyCriteria } from '#land/properties/property-criteria.ts';
import { PropertyFilter } from '#land/properties/property-filter.ts';
import { plotGaps, plotWords } from './plot-words.ts';
import { weighedPlotCriteria } from './score-plots.ts';

const filter = PropertyFilter.parse({
  area: { from: 2, to: 10 },
  price: { from: null, to: 150_000_000 },
  kmFromCity: { from: null, to: 60 },
  electricitySupply: { isPresent: true, type: null, atLeast: 10_000 },
  hasDriveway: true,
});
const supply = (value: number | null) => ({ id: 2, name: '', type: 1, value, from: null, to: null, measure: 'кВт' });
const fitting = {
  area: 7,
  price: 116_000_000,
  kmFromCity: 31.9,
  electricitySupply: supply(12_000),
  hasDriveway: true,
};

function sentence(about: object) {
  const row = { ...fitting, ...about } as unknown as PropertyRow;
  const parents = new Map<number, number | null>();
  const score = scorerOf(weighedPlotCriteria, propertyMatcher, filter)(row, parents);
  const described = { criteria: propertyCriteria, words: plotWords, gaps: plotGaps, matcher: propertyMatcher };
  const parts = explained<PropertyFilter, PropertyRow, typeof parents, keyof PropertyFilter>(
    described,
    score,
    filter,
    row,
    parents,
  );
  return { text: reasonSentence(parts).replaceAll('\u00A0', ' '), parts };
}

test.each([
  ['Все 5 условий выполнены', {}],
  ['Подходит, если хватит электричества: мощность не указана', { electricitySupply: supply(null) }],
  ['Подходит, кроме электричества: не хватает 800,00 кВт', { electricitySupply: supply(9_200) }],
  ['Подходит, кроме электричества', { electricitySupply: null }],
  ['Подходит, если устроит цена: цена не указана', { price: null }],
  ['Подходит, кроме подъезда', { hasDriveway: false }],
  ['Подходит, кроме расстояния до города: дальше на 2,40 км', { kmFromCity: 62.4 }],
  ['дороже на 6 000 000,00 руб., до города дальше на 1,90 км', { price: 156_000_000, kmFromCity: 61.9 }],
  ['не хватает 0,51 га, нет подъезда', { area: 1.49, hasDriveway: false }],
])('a plot reads %s', (text, about) => {
  expect(sentence(about).text).toBe(text);
});

test('a request for a connection is missed by technical conditions in words', () => {
  const asked = { isPresent: true, type: 2 as const, atLeast: null };
  expect(plotGaps['supply']?.(asked as never, supply(5) as never)).toEqual({
    in: 'words',
    words: 'нужно тех. присоединение',
  });
});

test('every criterion that a request sets has words', () => {
  expect(Object.keys(plotWords).sort()).toEqual(Object.keys(weighedPlotCriteria.defaults).sort());
  expect(sentence({ area: 11 }).parts.map(verdictOf)).toContain('больше на 1,00\u00A0га');
});
