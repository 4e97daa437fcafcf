import { nbsp } from '@gektar/format/no-break.ts';
import { expect, test } from 'vitest';
import { matcherOf, reasonsFor } from './match-reasons.ts';
import { sampleRequest, sampleVacancy } from './match-samples.ts';

const plain = (text: unknown) => String(text ?? '').replaceAll(nbsp, ' ');

const request = sampleRequest({
  vacancyTypes: 1,
  vacancyAreaRange: { from: 9_000, to: 18_000 },
  accessDate: { from: '2026-12-01', to: '2027-04-01' },
  buildingClasses: [1, 2],
  workingHeightRange: { from: 10, to: null },
  hasDryArea: true,
  hasFreezerArea: true,
  hasShelving: true,
  fullCityRegions: [{ region: { id: 50, name: 'Московская область' }, city: null }],
  cityRegions: [{ regionId: 50, cityId: null }],
});
const vacancy = sampleVacancy({ availabilityDate: '2020-01-01T00:00:00', hasShelves: false });

test('every condition that a request sets is told with what there is and what was asked (M-05)', () => {
  const reasons = reasonsFor(request)(vacancy).map(({ name, isMet, there, asked }) => [
    name,
    isMet,
    plain(there),
    plain(asked),
  ]);
  expect(reasons).toEqual([
    ['Тип вакансии', true, 'Аренда', ''],
    ['Площадь вакансии', false, '2 600,00 - 5 200,00 м²', '9 000,00 - 18 000,00 м²'],
    // Free now can be taken later (M-04).
    ['Дата доступа', true, 'сейчас', 'до 01.04.2027'],
    ['Сухой склад', true, '5 200,00 м²', ''],
    ['Морозильный склад', false, 'Нет', ''],
    ['Стеллажи', false, 'Нет', 'Да'],
    ['Города и регионы', true, 'Московская область', ''],
    ['Классы зданий', true, 'A', 'A+, A'],
    ['Рабочая высота', true, '12,00 м', 'от 10,00 м'],
  ]);
});

test('the share is of what the request sets, however wide a search has become; empty conditions do not count (M-05)', () => {
  expect(matcherOf(request)(vacancy)).toEqual({
    share: 6 / 9,
    missed: ['Площадь вакансии', 'Морозильный склад', 'Стеллажи'],
  });
  expect(matcherOf(sampleRequest({}))(vacancy)).toEqual({ share: 1, missed: [] });
});
