import { failureTexts } from '@gektar/contract/failure-texts.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { failureOf } from '#database/constraints.ts';
import { landConstraints } from './land-constraints.ts';

function broken(code: string, constraint: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('', 0, 'error'), { code, schema: 'land', constraint });
}

test('a taken number and a value that is gone are told at their field', () => {
  expect(failureOf(broken('23505', 'property_cadastral_numbers__number'), landConstraints)).toMatchObject({
    code: 'cadastral_number.taken',
    fields: { cadastralNumbers: failureTexts['cadastral_number.taken'] },
  });
  expect(failureOf(broken('23503', 'properties__region'), landConstraints)).toMatchObject({
    code: 'property.unknown_reference',
    fields: { region: 'Введите или выберите из списка' },
  });
});
