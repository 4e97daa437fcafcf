import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { expect, test } from 'vitest';
import { describedText } from '#form/described/described-text.ts';
import { changedRequests } from './request-changes.ts';
import { askedChips, askedFacts, placeWords, warehouseWords } from './request-words.ts';

const flags = {
  bts: true,
  isWholeForRent: false,
  hasShelving: false,
  hasDryArea: false,
  hasTemperatureArea: true,
  hasFreezerArea: true,
  hasUnheatedArea: false,
};
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('days are told by the ends they have', () => {
  const words = (days: object | null) => plain(describedText(requestFields.accessDate, days));
  expect(words({ from: '2026-12-01', to: '2027-04-01' })).toBe('01.12.2026 - 01.04.2027');
  expect(words({ from: '2026-12-01', to: null })).toBe('с 01.12.2026');
  expect(words({ from: null, to: '2027-04-01' })).toBe('по 01.04.2027');
  expect(words({ from: null, to: null })).toBe('Не указано');
  expect(words(null)).toBe('Не указано');
});

test('two days are changed in the form, neither in cells nor for many requests', () => {
  expect(changedRequests.offered).toContain('netRentalRateTo');
  expect(changedRequests.offered).not.toContain('accessDate');
});

test('places by the smallest name, kinds of warehouse and flags in few words', () => {
  const region = { id: 50, name: 'Московская область' };
  expect(
    placeWords([
      { region, city: null },
      { region, city: { id: 7, name: 'Химки' } },
    ]),
  ).toBe('Московская область, Химки');
  expect(warehouseWords(flags)).toBe('С темп. режимом, морозильный');
  expect(askedChips(flags)).toEqual(['BTS', 'Тёплый склад', 'Морозильный склад']);
});

test('an empty range says nothing; the dearest rate is asked with its unit (N-02)', () => {
  const facts = askedFacts({
    vacancyAreaRange: { from: null, to: null },
    netRentalRateTo: 11_000,
    buildingClasses: [1, 3],
    workingHeightRange: { from: 10, to: null },
    accessDate: null,
  });
  expect(facts.map(([, text]) => plain(text))).toEqual([
    undefined,
    '11 000,00 руб./м² в год',
    'A+, B+',
    'от 10,00 м',
    undefined,
  ]);
});
