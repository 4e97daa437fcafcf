import { expect, test } from 'vitest';
import { textOf } from '#form/described/describe-form.ts';
import { propertyForm } from './property-form-description.ts';
import { sampleProperty } from './property-samples.ts';
import type { PropertyFieldName } from './property-values.ts';

const values = propertyForm.toValues(sampleProperty({ comment: ' ', hasPond: true }));
const shown = (name: PropertyFieldName) => textOf(propertyForm.description, name, values).replaceAll('\u00a0', ' ');

test('a value of any field is read as it stands on the object', () => {
  expect(shown('area')).toBe('12,50 га');
  expect(shown('price')).toBe('385 000 000,00 руб.');
  expect(shown('lastConversationDate')).toBe('12.11.2026');
  expect(shown('position')).toBe('55.682410, 37.104218');
  expect(shown('category')).toBe('Земли промышленности');
  expect(shown('okveds')).toBe('52.10 Деятельность по складированию и хранению');
  expect(shown('electricitySupply')).toBe('Тех. условия: 1 250,00 кВт');
  expect(shown('polygons')).toBe('69,70 га');
  expect(shown('onSale')).toBe('Закрыт');
  expect(shown('hasPond')).toBe('Да');
});

test('an empty value says Не указано [SHELL-035]', () => {
  expect(shown('comment')).toBe('Не указано');
  expect(shown('landContact')).toBe('Не указано');
  expect(shown('heatSupply')).toBe('Нет');
});
