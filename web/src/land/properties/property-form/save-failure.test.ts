import { Failure } from '@gektar/contract/failure.ts';
import { expect, test } from 'vitest';
import { failedFields } from '#form/sections/field-problems.ts';
import { propertyEntity } from './property-entity.tsx';
import { sampleProperty } from './property-samples.ts';

const { fieldOfPathIn, toValues } = propertyEntity.form;
const fieldOfPath = fieldOfPathIn(toValues(sampleProperty()));

test('a refusal of the server stands at its fields', () => {
  const fields = { 'cadastralNumbers.1': 'Кадастровый номер уже используется', latitude: 'Неверно', longitude: 'Тоже' };
  expect(Object.fromEntries(failedFields(new Failure('cadastral_number.taken', { fields }), fieldOfPath))).toEqual({
    cadastralNumbers: 'Кадастровый номер уже используется',
    position: 'Неверно',
  });
});

test('a refusal of the whole, and of what the form does not show, stands at no field', () => {
  expect(failedFields(new Failure('database.away'), fieldOfPath).size).toBe(0);
  expect(failedFields(new Failure('request.invalid', { fields: { rowVersion: 'x' } }), fieldOfPath).size).toBe(0);
  expect(failedFields(new Error('no answer'), fieldOfPath).size).toBe(0);
});
