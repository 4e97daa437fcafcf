import { Failure } from '@gektar/contract/failure.ts';
import { expect, test } from 'vitest';
import { sampleProperty } from './property-samples.ts';
import { toValues } from './property-values.ts';
import { failedFields } from './save-failure.ts';

const values = toValues(sampleProperty({ cadastralNumbers: ['50:20:0010203:145', '50:20:0010203:146'] }));

test('a refusal of the server stands at its fields, a taken number by name', () => {
  const taken = 'Кадастровый номер уже используется';
  const failure = new Failure('cadastral_number.taken', {
    fields: { 'cadastralNumbers.1': taken, latitude: 'Неверно' },
  });
  expect(Object.fromEntries(failedFields(failure, values))).toEqual({
    cadastralNumbers: `${taken}: 50:20:0010203:146`,
    position: 'Неверно',
  });
});

test('a refusal of the whole, and of what the form does not show, stands at no field', () => {
  expect(failedFields(new Failure('database.away'), values).size).toBe(0);
  expect(failedFields(new Failure('request.invalid', { fields: { 'images.0': 'x' } }), values).size).toBe(0);
  expect(failedFields(new Error('no answer'), values).size).toBe(0);
});
