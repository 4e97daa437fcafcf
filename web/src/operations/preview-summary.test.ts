import { day, maybeFlag, number } from '@gektar/contract/fields.ts';
import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { objects, vacancies } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { averagesOf, sameCounts, skippedCounts } from './preview-summary.ts';

type Outcome = Pick<ChangeOutcome, 'state' | 'changes' | 'fields'>;
const done = (changes: Outcome['changes'], fields: Outcome['fields'] = {}): Outcome => ({
  state: Object.keys(changes).length > 0 ? 'done' : 'same',
  changes,
  fields,
});
const spaced = (text: string) => text.replaceAll(/\s/gu, ' ');
const vacancyFields = {
  averageNetRentalRate: number('Средняя ставка', { unit: 'руб./м²', max: 999_999 }),
  opexPerSqm: number('OPEX', { unit: 'руб./м²', max: 999_999 }),
  availabilityDate: day('Дата доступности'),
  hasShelves: maybeFlag('Стеллажи'),
};
const propertyFields = {
  price: number('Цена', { unit: 'руб.', max: 999_999_999 }),
  kmFromCity: number('От города', { unit: 'км', max: 999 }),
};
const ofVacancies = { fields: vacancyFields, forms: vacancies };
const onRequest = { averageNetRentalRate: 'Пропущено: ставка по запросу' };

test('the average of a number counts the objects in which it changes', () => {
  const outcomes = [
    done({ averageNetRentalRate: [5_000, 5_250] }),
    done({ averageNetRentalRate: [5_800, 6_090], opexPerSqm: [null, 1_500] }),
    done({ availabilityDate: ['2026-12-01', '2027-02-01'] }, onRequest),
  ];
  const names = ['averageNetRentalRate', 'opexPerSqm', 'availabilityDate'];
  const [rate, ...others] = averagesOf(outcomes, names, ofVacancies);
  expect(spaced(Object.values(rate ?? {}).join('; '))).toBe('ставка; 5 400; 5 670; +5,0 %');
  expect(others).toEqual([]);
  expect(averagesOf(outcomes.slice(2), names, ofVacancies)).toEqual([]);
});

test('several numbers have an average each; zero has no share', () => {
  const outcomes = [done({ price: [4_000_000, 3_900_000], kmFromCity: [0, 2.5] })];
  const averages = averagesOf(outcomes, ['price', 'kmFromCity'], { fields: propertyFields });
  expect(averages.map((average) => spaced(Object.values(average).join('; ')))).toEqual([
    'цена; 4 000 000; 3 900 000; −2,5 %',
    'от города; 0; 2,5; ',
  ]);
});

test('skipped numbers and values that are so already are counted; a step over no number and a refusal are neither', () => {
  const outcomes: Outcome[] = [
    done({ hasShelves: [null, true] }, onRequest),
    done({}, onRequest),
    done({ averageNetRentalRate: [7_000, 7_350] }),
    { state: 'refused', changes: {}, fields: { hasShelves: 'Обязательное поле' } },
  ];
  const changed = { averageNetRentalRate: [{ multiply: 1.05 }], hasShelves: true };
  expect(spaced(skippedCounts(outcomes, Object.keys(changed), ofVacancies))).toBe(
    'Пропущено: ставка по запросу, 2 вакансии.',
  );
  expect(spaced(sameCounts(outcomes, changed, ofVacancies))).toBe('Стеллажи: уже так у 2 из 4.');
  expect(sameCounts([done({})], { price: [{ add: 5 }] }, { fields: propertyFields })).toBe('');
  expect(skippedCounts([done({})], ['price'], { forms: objects })).toBe('');
});
