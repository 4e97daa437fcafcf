import { number } from '@gektar/contract/fields.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { changedOfText, durationText, isSteps, stepsText, timeLeft } from './change-words.ts';

const plain = (text: string) => text.replaceAll(nbsp, ' ');
const rate = number('Ставка', { unit: 'руб./м²', max: 999_999 });
const changed = { forms: vacancies, changed: ['Изменена', 'Изменены', 'Изменено'] } as const;

test('steps are named in their order, with the unit of the field', () => {
  expect(plain(stepsText([{ multiply: 1.05 }, { round: 50 }], rate))).toBe('на +5 %, округлить до 50,00 руб./м²');
  expect(plain(stepsText([{ multiply: 0.925 }], rate))).toBe('на −7,5 %');
  expect(plain(stepsText([{ add: -500 }, { add: 20 }], rate))).toBe('на −500,00 руб./м², на +20,00 руб./м²');
});

test('steps are told from values of a choice', () => {
  expect(isSteps([{ add: 5 }])).toBe(true);
  for (const value of [[], [{ id: 'a', name: 'А' }], 5, null, [3]]) expect(isSteps(value)).toBe(false);
});

test.each([
  [39, 42, 'Изменено 39 из 42 вакансий'],
  [1, 21, 'Изменена 1 из 21 вакансии'],
  [400, 20_000, 'Изменено 400 из 20 000 вакансий'],
  [42, 42, 'Изменены 42 вакансии'],
  [0, 2, 'Изменено 0 из 2 вакансий'],
])('%s of %s changed: %s', (done, total, text) => {
  expect(plain(changedOfText(done, total, changed))).toBe(text);
});

test('the rest of a change takes as long as its part so far', () => {
  expect(timeLeft({ done: 26, total: 42 }, 6_500)).toBe(4_000);
  expect(timeLeft({ done: 0, total: 42 }, 6_500)).toBeUndefined();
  expect([100, 4_000, 4_001, 90_000, 91_000].map(durationText).map(plain)).toEqual([
    '1 с',
    '4 с',
    '5 с',
    '90 с',
    '2 мин',
  ]);
});
