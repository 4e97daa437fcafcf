import { expect, test } from 'vitest';
import { scoredMatchOf } from './match-reasons.ts';
import { sampleRequest, sampleVacancy } from './match-samples.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

const request = sampleRequest({
  vacancyTypes: 1,
  vacancyAreaRange: { from: 5_000, to: 18_000 },
  workingHeightRange: { from: 13, to: null },
  buildingClasses: [1, 2],
  hasShelving: true,
  hasDryArea: true,
});
const match = scoredMatchOf(request, undefined, {});
const low = sampleVacancy({ hasShelves: true });

test('wishes come in the order of weight, musts are none of them', () => {
  expect(match.wishes.map(({ title }) => title)).toEqual(['Площадь', 'Рабочая высота', 'Класс', 'Стеллажи']);
  const heavier = scoredMatchOf(request, undefined, { hasShelving: { weight: 5 }, vacancyAreaRange: { isMust: true } });
  expect(heavier.wishes.map(({ title }) => title)).toEqual(['Стеллажи', 'Рабочая высота', 'Класс']);
});

test('a cell has the value without its unit, the state and the distance', () => {
  expect(match.cellOf(low, 'workingHeightRange')).toEqual({ state: 'near', value: '12,00', distance: '−1' });
  expect(match.cellOf(low, 'buildingClasses')).toEqual({ state: 'met', value: 'A', distance: undefined });
  const unsaid = sampleVacancy({ hasShelves: null });
  expect(match.cellOf(unsaid, 'hasShelving')).toEqual({ state: 'unknown', value: 'неизвестно', distance: undefined });
});

test('the parts of a reason add up to its score', () => {
  const reason = match.reasonOf(low);
  expect(plain(reason.sentence)).toBe('Подходит, кроме высоты: не хватает 1,00 м');
  expect(reason.lines.reduce((sum, { points = 0 }) => sum + points, 0)).toBeCloseTo(reason.points);
  expect(reason.whole).toBe(14);
  expect(reason.percent).toBe(Math.floor((reason.points / reason.whole) * 100));
  expect(match.percentOf(low)).toBe(reason.percent);
  expect(reason.metMusts).toEqual(['Аренда', 'Сухой склад']);
  expect(reason.ifKnown).toBeUndefined();
});

test('an unknown wish counts half, and the reason says what either answer gives', () => {
  const { percent, ifKnown } = match.reasonOf(sampleVacancy({ hasShelves: null, buildingWorkingHeight: 14 }));
  expect([percent, ifKnown]).toEqual([92, { best: 100, worst: 85 }]);
});
