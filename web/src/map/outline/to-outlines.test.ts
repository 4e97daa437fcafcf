import { expect, test } from 'vitest';
import { toOutlines } from './to-outlines.ts';

test('an outline is turned round to longitude first and closed [LAND-PROP-029]', () => {
  const [outline] = toOutlines({
    id: 'p',
    polygons: [
      {
        coordinates: [
          [55.1, 37.1],
          [55.2, 37.2],
          [55.1, 37.3],
        ],
      },
    ],
  });
  expect(outline?.geometry).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [37.1, 55.1],
        [37.2, 55.2],
        [37.3, 55.1],
        [37.1, 55.1],
      ],
    ],
  });
});
