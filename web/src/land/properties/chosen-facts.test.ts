import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { expect, test } from 'vitest';
import { standingFacts } from '#table/chosen-rows.ts';
import { byId, factsOf, isPartOfFound } from './chosen-facts.ts';

const row = (id: string, about: Partial<PropertyRow> = {}) =>
  ({ id, area: 2, price: null, isEnabled: true, ...about }) as PropertyRow;
const chosen = (...ids: string[]) => byId(ids.map((id) => factsOf(row(id))));

test('a chosen row tells its present state', () => {
  const now = [row('a', { isEnabled: false, area: 3 })];
  expect(standingFacts(chosen('a', 'b'), now, false, factsOf)).toEqual(
    byId([['a', 3, null, false], factsOf(row('b'))]),
  );
});

test('more is offered once all loaded rows are chosen and more was found', () => {
  expect(isPartOfFound(2, 2, 5)).toBe(true);
  expect(isPartOfFound(1, 2, 5)).toBe(false);
  expect(isPartOfFound(2, 2, 2)).toBe(false);
  expect(isPartOfFound(2, 2, undefined)).toBe(false);
  expect(isPartOfFound(0, 0, 5)).toBe(false);
});
