import { expect, test } from 'vitest';
import type { MapBounds } from '#map/view/map-view.ts';
import { cornerPlace, middlePlace, pictureCorners, placedInView, withCornerAt, withMiddleAt } from './picture-place.ts';

const view: MapBounds = [37, 55, 38, 55.5];

/** Ratio of width to height as seen on the map. */
function aspectOf([west, south, east, north]: MapBounds): number {
  const y = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return ((east - west) * Math.PI) / 180 / (y(north) - y(south));
}

test.each([0.2, 1, 1.5, 6])('a picture %d times as wide as high is put whole into the view', (aspect) => {
  const placed = placedInView(view, aspect);
  expect(aspectOf(placed)).toBeCloseTo(aspect, 6);
  const [west, south, east, north] = placed;
  expect(west).toBeGreaterThan(37);
  expect(east).toBeLessThan(38);
  expect(south).toBeGreaterThan(55);
  expect(north).toBeLessThan(55.5);
  expect((west + east) / 2).toBeCloseTo(37.5, 9);
});

test('a dragged corner goes where it is put, and the opposite one stays', () => {
  const placed = placedInView(view, 1.5);
  for (const corner of pictureCorners) {
    const [latitude, longitude] = cornerPlace(placed, corner);
    const to: [number, number] = [
      latitude + (latitude > 55.25 ? 0.05 : -0.05),
      longitude + (longitude > 37.5 ? 0.02 : -0.02),
    ];
    const dragged = withCornerAt(placed, corner, to);
    expect(cornerPlace(dragged, corner)[0]).toBeCloseTo(to[0], 9);
    expect(cornerPlace(dragged, corner)[1]).toBeCloseTo(to[1], 9);
    const opposite = pictureCorners[(pictureCorners.indexOf(corner) + 2) % 4] ?? corner;
    expect(cornerPlace(dragged, opposite)[0]).toBeCloseTo(cornerPlace(placed, opposite)[0], 9);
    expect(cornerPlace(dragged, opposite)[1]).toBeCloseTo(cornerPlace(placed, opposite)[1], 9);
    expect(aspectOf(withCornerAt(placed, corner, to, 1.5))).toBeCloseTo(1.5, 6);
  }
});

test('a corner dragged past the opposite one leaves a small picture, not a turned one', () => {
  const [west, south, east, north] = withCornerAt(placedInView(view, 1), ['north', 'west'], [54, 39]);
  expect(east).toBeGreaterThan(west);
  expect(north).toBeGreaterThan(south);
});

test('moved by its middle a picture keeps what it looks like', () => {
  const placed = placedInView(view, 2);
  const moved = withMiddleAt(placed, [60, 30]);
  expect(middlePlace(moved)[0]).toBeCloseTo(60, 9);
  expect(middlePlace(moved)[1]).toBeCloseTo(30, 9);
  expect(aspectOf(moved)).toBeCloseTo(2, 6);
  expect(moved[2] - moved[0]).toBeCloseTo(placed[2] - placed[0], 9);
});
