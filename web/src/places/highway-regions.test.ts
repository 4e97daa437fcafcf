import { directionsOf, directionWords, readDirection } from '@gektar/contract/places/highway-places.ts';
import { expect, test } from 'vitest';
import { searchOptions } from '#form/field/option.ts';
import { ofRegionFirst, regionsOfHighway } from './highway-regions.ts';

const names = [
  'Р-92 Калуга – Орёл',
  'Каширское шоссе',
  'М-4 «Дон»',
  'МКАД',
  'А-118 КАД Санкт-Петербург',
  'Минское шоссе',
];
const highways = names.map((name, id) => ({ id, name }));

test('highways of the region come first, the others in their order behind them', () => {
  const inOrder = (regionId?: number) => ofRegionFirst(highways, regionId).map(({ id }) => id);
  expect(inOrder(50)).toEqual([1, 2, 3, 5, 0, 4]);
  expect(inOrder(71)).toEqual([0, 2, 1, 3, 4, 5]);
  expect(inOrder(78)).toEqual([4, 0, 1, 2, 3, 5]);
  expect(inOrder()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(regionsOfHighway('Дорога к карьеру')).toEqual([]);
});

test('a highway is found by its direction', () => {
  const options = highways.map(({ id, name }) => ({ value: id, label: name, words: directionWords(name) }));
  const found = (text: string) => searchOptions(options, text).map(({ value }) => value);
  expect(found('юг')).toEqual([1, 2]);
  expect(found('запад')).toEqual([5]);
  expect(directionsOf('Егорьевское шоссе')).toEqual(['юго-восток']);
});

test.each([
  ['ЮЗ', 'юго-запад'],
  ['с-в', 'северо-восток'],
  ['юго восток', 'юго-восток'],
  ['Север', 'север'],
  ['северо-запад ', 'северо-запад'],
  ['южный', undefined],
  ['с', undefined],
])('%s is the direction %s', (typed, direction) => {
  expect(readDirection(typed)).toBe(direction);
});
