import { within } from '@gektar/contract/criteria/criterion.ts';
import { number } from '@gektar/contract/fields.ts';
import { units } from '@gektar/format/unit.ts';
import { expect, test } from 'vitest';
import { describedCriteria } from './described-criteria.ts';

test('a range of floors has no decimals, one of areas has (M-10)', () => {
  const fields = {
    floorsNumber: number('Этажность', { unit: units.storey, max: 999, decimals: 0 }),
    totalArea: number('Общая площадь', { unit: units.squareMetre, max: 99_999_999 }),
  };
  const about = describedCriteria(
    fields,
    { floorNumbers: within('floorsNumber', { max: 99 }), totalArea: within('totalArea', { max: 999 }) },
    () => () => [],
  );
  expect(about.floorNumbers).toMatchObject({ kind: 'range', isInteger: true, max: 99 });
  expect(about.totalArea).not.toHaveProperty('isInteger');
});
