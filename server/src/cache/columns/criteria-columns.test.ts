import { anyOf, own } from '@gektar/contract/criteria/criterion.ts';
import { expect, test } from 'vitest';
import { criteriaColumns, fromDatabase } from './criteria-columns.ts';

test('a filter is answered by columns while all of its set criteria are', () => {
  const { columns, predicates } = criteriaColumns<{ type: number[]; text: string | null }>(
    { type: anyOf('propertyType'), text: own('search')('text') },
    () => ({ value: 'p.property_type_id' }),
    { search: fromDatabase },
  );
  expect(columns).toEqual([{ name: 'propertyType', holds: 'values', sql: 'p.property_type_id' }]);
  expect(predicates({ type: [1], text: null })).toHaveLength(1);
  expect(predicates({ type: [], text: '' })).toEqual([]);
  expect(predicates({ type: [1], text: 'Иваново' })).toBeUndefined();
});

test('a kind without columns is refused when the criteria are described', () => {
  expect(() => criteriaColumns({ text: own('riddle')('text') }, () => ({ value: 'p.text' }))).toThrow('riddle');
});
