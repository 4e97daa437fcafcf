import { expect, test } from 'vitest';
import { fieldText } from './field-text.tsx';
import { emptyValues } from './new-request.ts';
import { sampleRequest } from './request-samples.ts';
import { toValues } from './request-values.ts';

const whole = toValues(sampleRequest());
const plainly = (...asked: Parameters<typeof fieldText>) => fieldText(...asked).replaceAll(/\s/g, ' ');

test('values are read as the page of a request shows them', () => {
  expect(plainly('requestDate', whole)).toBe('12.11.2026');
  expect(plainly('area', whole)).toBe('5,00 - 12,50 га');
  expect(plainly('budget', whole)).toBe('от 100 000 000,00 руб.');
  expect(plainly('okveds', whole)).toBe('52.10 Деятельность по складированию и хранению');
  expect(plainly('electricitySupply', whole)).toBe('Электричество, тех. присоединение, от 1 250,00 кВт');
  expect(plainly('gasSupply', whole)).toBe('Газ');
  expect(plainly('heatSupply', whole)).toBe('Не важно');
  expect(plainly('isActual', whole)).toBe('Да');
});

test('what is not there says so', () => {
  const empty = emptyValues(undefined);
  for (const name of ['name', 'area', 'regions', 'distanceFromNearestCity', 'builtToSuit', 'comment'] as const) {
    expect(plainly(name, empty)).toBe('Не указано');
  }
});
