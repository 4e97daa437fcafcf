import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { expect, test } from 'vitest';
import { byId, factsOf, isPartOfFound, nothingChosen, standingFacts, withChosen } from './chosen-facts.ts';

const row = (id: string, about: Partial<PropertyRow> = {}) =>
  ({ id, area: 2, price: null, isEnabled: true, ...about }) as PropertyRow;
const loaded = [row('a'), row('b')];
const chosen = (...ids: string[]) => byId(ids.map((id) => factsOf(row(id))));

test('rows that are not loaded stay chosen while single rows are chosen and let go', () => {
  expect(withChosen(chosen('far'), new Set(['far', 'a']), loaded)).toEqual(chosen('far', 'a'));
  expect(withChosen(chosen('far', 'a'), new Set(['far']), loaded)).toEqual(chosen('far'));
});

test('the box over all rows lets go of what is not loaded too', () => {
  expect(withChosen(chosen('a', 'b', 'far'), new Set(['far']), loaded)).toEqual(nothingChosen);
});

test('a chosen row tells its present state; one that left a whole list is no longer chosen', () => {
  const now = [row('a', { isEnabled: false, area: 3 })];
  expect(standingFacts(chosen('a', 'b'), now, false)).toEqual(byId([['a', 3, null, false], factsOf(row('b'))]));
  expect([...standingFacts(chosen('a', 'b'), now, true).keys()]).toEqual(['a']);
});

test('more is offered once all loaded rows are chosen and more was found', () => {
  expect(isPartOfFound(chosen('a', 'b'), 2, 5)).toBe(true);
  expect(isPartOfFound(chosen('a'), 2, 5)).toBe(false);
  expect(isPartOfFound(chosen('a', 'b'), 2, 2)).toBe(false);
  expect(isPartOfFound(chosen('a', 'b'), 2, undefined)).toBe(false);
  expect(isPartOfFound(nothingChosen, 0, 5)).toBe(false);
});
