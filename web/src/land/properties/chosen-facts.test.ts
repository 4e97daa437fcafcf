import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { expect, test } from 'vitest';
import { currentFacts } from '#table/chosen-rows.ts';
import { byId, factsOf } from './chosen-facts.ts';

const row = (id: string, about: Partial<PropertyRow> = {}) =>
  ({ id, area: 2, price: null, isEnabled: true, ...about }) as PropertyRow;
const chosen = (...ids: string[]) => byId(ids.map((id) => factsOf(row(id))));

test('a chosen row tells its present state', () => {
  const now = [row('a', { isEnabled: false, area: 3 })];
  expect(currentFacts(chosen('a', 'b'), now, false, factsOf)).toEqual(byId([['a', 3, null, false], factsOf(row('b'))]));
});
