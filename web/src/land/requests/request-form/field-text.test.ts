import { expect, test } from 'vitest';
import { textOf } from '#form/described/describe-form.ts';
import { requestEntity } from './request-entity.ts';
import { sampleRequest } from './request-samples.ts';
import type { RequestFieldName, RequestValues } from './request-values.ts';

const { form } = requestEntity;
const whole = form.toValues(sampleRequest());
const plainly = (name: RequestFieldName, values: RequestValues) =>
  textOf(form.description, name, values).replaceAll(/\s/g, ' ');

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
  const empty = form.emptyValues(requestEntity.preset(undefined));
  for (const name of ['name', 'area', 'regions', 'distanceFromNearestCity', 'builtToSuit', 'comment'] as const) {
    expect(plainly(name, empty)).toBe('Не указано');
  }
});
