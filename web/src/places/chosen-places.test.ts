import { expect, test } from 'vitest';
import { withoutCovered } from './chosen-places.ts';

const ofRegion = { id: 50, name: 'Московская область' };
const region = { region: ofRegion, city: null };
const khimki = { region: ofRegion, city: { id: 1, name: 'Химки' } };
const podolsk = { region: ofRegion, city: { id: 2, name: 'Подольск' } };
const moscow = { region: { id: 77, name: 'Москва' }, city: null };

test('a city takes the place of its whole region, and a region that of its cities', () => {
  expect(withoutCovered([region, moscow], [region, moscow, khimki])).toEqual([moscow, khimki]);
  expect(withoutCovered([khimki], [khimki, podolsk])).toEqual([khimki, podolsk]);
  expect(withoutCovered([khimki, podolsk], [khimki, podolsk, region])).toEqual([region]);
});
