import { describe, expect, test } from 'vitest';
import { densePart } from './dense-part.ts';
import { boundsAround, type MapPosition } from './map-view.ts';

const moscow = { latitude: 55.75, longitude: 37.62 };

/** This many positions around a point, within one degree. */
const around = ({ latitude, longitude }: MapPosition, count: number): MapPosition[] =>
  Array.from({ length: count }, (_, index) => ({
    latitude: latitude + ((index % 7) - 3) / 10,
    longitude: longitude + ((index % 11) - 5) / 10,
  }));

describe('where a map opens', () => {
  test('nothing has no window', () => {
    expect(densePart([])).toBeUndefined();
  });

  test('a single object has the window of any single object', () => {
    expect(densePart([moscow])).toEqual(boundsAround([moscow]));
  });

  test('objects of one region are shown whole', () => {
    const region = [...around(moscow, 20), { latitude: 57.9, longitude: 40.9 }];
    expect(densePart(region)).toEqual(boundsAround(region));
  });

  test('two far objects do not turn those around Moscow into one bubble', () => {
    const near = around(moscow, 60);
    const far = [
      { latitude: 43.1, longitude: 131.9 },
      { latitude: 54.7, longitude: 20.5 },
    ];
    expect(densePart([...far, ...near])).toEqual(boundsAround(near));
  });

  test('objects spread over the country are shown whole', () => {
    const spread = Array.from({ length: 30 }, (_, index) => ({
      latitude: 50 + (index % 5) * 3,
      longitude: 30 + index * 4,
    }));
    expect(densePart(spread)).toEqual(boundsAround(spread));
  });

  test('two objects at the ends of the country are shown both', () => {
    const two = [moscow, { latitude: 43.1, longitude: 131.9 }];
    expect(densePart(two)).toEqual(boundsAround(two));
  });

  test('of two crowds the larger one, wherever the squares happen to lie', () => {
    const kazan = around({ latitude: 55.99, longitude: 49.49 }, 40);
    const other = around({ latitude: 61, longitude: 73.5 }, 25);
    expect(densePart([...other, ...kazan])).toEqual(boundsAround(kazan));
  });
});

test('a place of many things outweighs a crowd of lone ones', () => {
  const lone = Array.from({ length: 5 }, (_, n) => ({ longitude: 37 + n / 100, latitude: 55 }));
  const many = { longitude: 132, latitude: 43, weight: 4_000 };
  const [west = 0, south = 0, east = 0, north = 0] = densePart([...lone, many]) ?? [];
  expect([west < 132 && 132 < east, south < 43 && 43 < north, west > 130]).toEqual([true, true, true]);
});
