import { expect, test } from 'vitest';
import { withoutCovered } from './city-regions-criterion.tsx';

const region = { regionId: 50, cityId: null };
const [khimki, podolsk] = [
  { regionId: 50, cityId: 1 },
  { regionId: 50, cityId: 2 },
];
const moscow = { regionId: 77, cityId: null };

test('a city takes the place of its whole region, and a region that of its cities', () => {
  expect(withoutCovered([region, moscow], [region, moscow, khimki])).toEqual([moscow, khimki]);
  expect(withoutCovered([khimki], [khimki, podolsk])).toEqual([khimki, podolsk]);
  expect(withoutCovered([khimki, podolsk], [khimki, podolsk, region])).toEqual([region]);
});
