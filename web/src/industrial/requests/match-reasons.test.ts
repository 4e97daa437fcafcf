import { nbsp } from '@gektar/format/no-break.ts';
import { expect, test } from 'vitest';
import { matchOfRequest } from './match-reasons.ts';
import { sampleRequest, sampleVacancy } from './match-samples.ts';

const plain = (text: unknown) => String(text ?? '').replaceAll(nbsp, ' ');

const request = sampleRequest({
  vacancyTypes: 1,
  vacancyAreaRange: { from: 9_000, to: 18_000 },
  netRentalRateTo: 8_900,
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
  const reasons = matchOfRequest(request, undefined)
    .reasonsOf(vacancy)
    .map(({ name, isMet, there, asked }) => [name, isMet, plain(there), plain(asked)]);
  expect(reasons).toEqual([
    ['Тип вакансии', true, 'Аренда', ''],
    ['Площадь вакансии', false, '2 600,00 - 5 200,00 м²', '9 000,00 - 18 000,00 м²'],
    ['Ставка до', true, '8 900,00 руб./м² в год', 'до 8 900,00 руб./м² в год'],
    // A vacancy that is free now also suits a later date (M-04).
    ['Дата доступа', true, 'сейчас', 'до 01.04.2027'],
    ['Сухой склад', true, '5 200,00 м²', ''],
    ['Морозильный склад', false, 'Нет', ''],
    ['Стеллажи', false, 'Нет', 'Да'],
    ['Города и регионы', true, 'Московская область', ''],
    ['Классы зданий', true, 'A', 'A+, A'],
    ['Рабочая высота', true, '12,00 м', 'от 10,00 м'],
  ]);
});

test('a rate on request or an unknown one misses the asked rate and says so (N-02)', () => {
  const { reasonsOf } = matchOfRequest(sampleRequest({ netRentalRateTo: 9_000 }), undefined);
  const rateOf = (about: Parameters<typeof sampleVacancy>[0]) =>
    reasonsOf(sampleVacancy(about)).map(({ isMet, there }) => [isMet, plain(there)]);
  expect(rateOf({ averageNetRentalRate: 9_000.01 })).toEqual([[false, '9 000,01 руб./м² в год']]);
  expect(rateOf({ isRentalPriceOnRequest: true })).toEqual([[false, 'По запросу']]);
  expect(rateOf({ averageNetRentalRate: null })).toEqual([[false, 'Не указано']]);
});

test('the share is of what the request sets, however wide a search has become; empty conditions do not count (M-05)', () => {
  expect(matchOfRequest(request, undefined).matchOf(vacancy)).toEqual({
    share: 7 / 10,
    missed: ['Площадь вакансии', 'Морозильный склад', 'Стеллажи'],
  });
  expect(matchOfRequest(sampleRequest({}), undefined).matchOf(vacancy)).toEqual({ share: 1, missed: [] });
});
