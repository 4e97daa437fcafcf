import { expect, test } from 'vitest';
import { distanceText, explained, reasonSentence } from '#criteria/reason-words.ts';
import { scorerOf } from '#criteria/score.ts';
import type { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { vacancyMatcher } from './fits-request.ts';
import { VacancySearch } from './request-search.ts';
import { weighedVacancyCriteria } from './score-vacancies.ts';
import { searchCriteria } from './search-criteria.ts';
import { vacancyWords } from './vacancy-words.ts';

const search = VacancySearch.parse({
  vacancyAreaRange: { from: 9_000, to: 18_000 },
  netRentalRateTo: 9_000,
  accessDate: { from: '2026-12-01', to: '2027-04-01' },
  hasDryArea: true,
  hasShelving: true,
  buildingClasses: [1, 2],
  workingHeightRange: { from: 10, to: null },
});
const fitting = {
  areaSize: 11_400,
  minimalRentalBlockArea: 5_700,
  averageNetRentalRate: 8_150,
  isRentalPriceOnRequest: false,
  availabilityDate: '2027-02-01T00:00:00',
  hasShelves: true,
  buildingClass: 2,
  buildingWorkingHeight: 12,
  areaSetWithPrice: { warehouse: { dry: { areaValue: 11_400 } } },
};

function explain(about: object) {
  const row = { ...fitting, ...about } as unknown as VacancyRow;
  const score = scorerOf(weighedVacancyCriteria, vacancyMatcher, search)(row, undefined);
  const described = {
    criteria: searchCriteria,
    words: vacancyWords,
    matcher: vacancyMatcher,
    askedOf: (name: string) => (name === 'buildingClasses' ? 'A+, A' : undefined),
  };
  return explained(described, score, search, row, undefined);
}

test.each([
  ['Все 7 условий выполнены', {}],
  ['Подходит, кроме высоты: не хватает 0,80 м', { buildingWorkingHeight: 9.2 }],
  ['Подходит, если есть стеллажи: стеллажи не указаны', { hasShelves: null }],
  ['Подходит, кроме стеллажей', { hasShelves: false }],
  ['Подходит, если устроит ставка: ставка не указана', { isRentalPriceOnRequest: true }],
  ['Подходит, кроме ставки: дороже на 350,00 руб./м² в год', { averageNetRentalRate: 9_350 }],
  ['Подходит, кроме класса: нужен A+, A', { buildingClass: 3 }],
  [
    'больше на 1 400,00 м², позже на 6 дней',
    { minimalRentalBlockArea: 19_400, areaSize: 20_000, availabilityDate: '2027-04-07T00:00:00' },
  ],
  ['Не подходит: нет сухого склада', { areaSetWithPrice: { warehouse: null } }],
])('a vacancy reads %s', (text, about) => {
  expect(reasonSentence(explain(about)).replaceAll('\u00A0', ' ')).toBe(text);
});

test('a neighbouring class and a later day say how far they are', () => {
  const parts = explain({ buildingClass: 3, availabilityDate: '2027-04-12T00:00:00' });
  expect(parts.flatMap((part) => distanceText(part)?.replaceAll('\u00A0', ' ') ?? [])).toEqual([
    '+11 дней',
    'соседний',
  ]);
});

test('every criterion that a request sets has words', () => {
  expect(Object.keys(vacancyWords).sort()).toEqual(Object.keys(weighedVacancyCriteria.defaults).sort());
});
