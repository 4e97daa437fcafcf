import type { LatLon } from '@gektar/contract/measure/position.ts';
import { expect, test } from 'vitest';
import { face, landFace } from '#office/slides/face.ts';
import type { Frame, Point, Shape, TextShape } from '#office/slides/slide.ts';
import type { BaseMap } from './base-map.ts';
import { drawMap } from './draw-location.ts';
import { type MapPlan, type Mark, planMaps } from './plan-maps.ts';

const frame: Frame = { x: 0.5, y: 1.2, w: 8.55, h: 5.45 };
const noBase: BaseMap = { lines: [], areas: [], land: [], borders: [], places: [] };
/** Rounding tolerance of a shape (inches). */
const NOTHING = 1e-9;

/** From Kaliningrad to beyond the 180th meridian. */
const zones: readonly LatLon[] = [
  [54.71, 20.5],
  [55.75, 37.62],
  [53.2, 50.15],
  [56.84, 60.6],
  [54.99, 73.37],
  [56.01, 92.87],
  [52.29, 104.3],
  [62.03, 129.7],
  [43.12, 131.9],
  [59.57, 150.8],
  [53.03, 158.65],
  [64.73, 177.5],
  [66.02, -171.5],
];

/** Repeatable random numbers. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const spreads = {
  'in one town': (random) => [56.34 + random() * 0.08, 37.52 + random() * 0.14],
  'in one region': (random) => [54.5 + random() * 2.2, 35.4 + random() * 4.4],
  'over eleven time zones': (random, index) => {
    const [latitude, longitude] = zones[index % zones.length] ?? [0, 0];
    return [latitude + random() * 2, longitude + random() * 3];
  },
  'at one point': () => [55.68241, 37.104218],
} as const satisfies Record<string, (random: () => number, index: number) => LatLon>;

const cases = Object.entries(spreads).flatMap(([where, spread]) =>
  [1, 7, 20, 60, 300].map((count) => ({ where, count, spread })),
);

function marksOf(count: number, spread: (typeof cases)[number]['spread']): Mark[] {
  const random = chance(count);
  return Array.from({ length: count }, (_, index) => ({
    at: spread(random, index),
    number: index + 1,
    isApproximate: false,
  }));
}

function allMaps(plan: MapPlan): MapPlan[] {
  return [plan, ...plan.groups.flatMap(({ map }) => (map ? allMaps(map) : []))];
}

/** Position of an object on the slide, computed independently of the code under test. */
function truePoint({ view }: MapPlan, [latitude, longitude]: LatLon): Point {
  const [midLatitude, midLongitude] = view.middle;
  const east = ((((longitude - midLongitude + 180) % 360) + 360) % 360) - 180;
  const km = 111.195;
  return [
    frame.x + frame.w / 2 + (east * km * Math.cos((midLatitude * Math.PI) / 180)) / view.kmInInch,
    frame.y + frame.h / 2 - ((latitude - midLatitude) * km) / view.kmInInch,
  ];
}

const isTag = (shape: Shape): shape is TextShape =>
  shape.kind === 'text' && shape.runs.some(({ color }) => color === face.surface);

interface DrawnTag {
  readonly text: string;
  readonly frame: Frame;
}

function drawnTags(shapes: readonly Shape[]): DrawnTag[] {
  return shapes
    .filter(isTag)
    .map((shape) => ({ text: shape.runs.map(({ text }) => text).join(''), frame: shape.frame }));
}

/** Ends of all lines from a position to a tag. */
function drawnLeads(shapes: readonly Shape[]): (readonly [Point, Point])[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'path' || shape.closed) return [];
    const [from, to] = shape.lines[0] ?? [];
    return from && to ? [[from, to] as const] : [];
  });
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const centreOf = ({ x, y, w, h }: Frame): Point => [x + w / 2, y + h / 2];
const holds = (outer: Frame, { x, y, w, h }: Frame) =>
  x >= outer.x - NOTHING &&
  y >= outer.y - NOTHING &&
  x + w <= outer.x + outer.w + NOTHING &&
  y + h <= outer.y + outer.h + NOTHING;
const overlap = (a: Frame, b: Frame) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Distance of a tag, or of the object's end of its line, from the object's position (inches). */
function displacement(tag: DrawnTag, place: Point, leads: readonly (readonly [Point, Point])[]): number {
  const ends = leads.filter(([, to]) => holds(tag.frame, { x: to[0], y: to[1], w: 0, h: 0 }));
  return Math.min(distance(centreOf(tag.frame), place), ...ends.map(([from]) => distance(from, place)));
}

test.each(cases)(
  '$count plots $where: each number at its place or with a line to it, none over another',
  ({ count, spread }) => {
    const marks = marksOf(count, spread);
    const seen = new Set<number>();
    for (const map of allMaps(planMaps(marks, frame))) {
      const shapes = drawMap(noBase, map, landFace);
      const tags = drawnTags(shapes);
      const leads = drawnLeads(shapes);
      for (const tag of tags.filter(({ text }) => /^\d+$/.test(text))) {
        const mark = marks[Number(tag.text) - 1];
        const off = displacement(tag, truePoint(map, mark?.at ?? [0, 0]), leads);
        expect(off, `${tag.text}: ${off * map.view.kmInInch} km from its place`).toBeLessThan(NOTHING);
        seen.add(Number(tag.text));
      }
      for (const { letter, marks: own, map: below } of map.groups) {
        const tag = tags.find(({ text }) => text === `${letter}\u00a0·\u00a0${own.length}`);
        const nearest = Math.min(...own.map(({ at }) => (tag ? displacement(tag, truePoint(map, at), leads) : 1)));
        expect(nearest, `the count of group ${letter} stands at one of its places`).toBeLessThan(NOTHING);
        // The objects are all at one point: they are listed next to this map and have no separate map.
        if (!below) for (const { number } of own) seen.add(number);
      }
      expect(tags).toHaveLength(map.marks.length + map.groups.length);
      for (const [index, tag] of tags.entries()) {
        expect(holds(frame, tag.frame), `${tag.text} leaves the map`).toBe(true);
        for (const other of tags.slice(index + 1))
          expect(overlap(tag.frame, other.frame), `${tag.text} and ${other.text}`).toBe(false);
      }
      expect(map.marks.length).toBeLessThanOrEqual(40);
      expect(map.groups.length).toBeLessThanOrEqual(20);
    }
    expect([...seen].sort((one, other) => one - other)).toEqual(marks.map(({ number }) => number));
  },
);

test('a group has each of its plots on its map, and no other', () => {
  const { groups } = planMaps(marksOf(300, spreads['in one region']), frame);
  expect(groups.length).toBeGreaterThan(1);
  for (const { marks, map } of groups) {
    const below = map ? allMaps(map).flatMap((each) => each.marks.map(({ mark }) => mark.number)) : [];
    expect(below.sort((one, other) => one - other)).toEqual(marks.map(({ number }) => number));
  }
});

test('places on both sides of the 180th meridian are neighbours', () => {
  const marks = (
    [
      [64.7, 177.5],
      [66, -171.5],
    ] as const
  ).map(([latitude, longitude], index) => ({
    at: [latitude, longitude] as LatLon,
    number: index + 1,
    isApproximate: false,
  }));
  const { view, marks: placed } = planMaps(marks, frame);
  expect(view.kmInInch * frame.w).toBeLessThan(1_000);
  const [west, east] = placed.map(({ point }) => point[0]);
  expect(west).toBeLessThan(east ?? 0);
});

test('all at one point and more than can be read are a count there', () => {
  const plan = planMaps(marksOf(60, spreads['at one point']), frame);
  expect(plan.marks).toEqual([]);
  expect(plan.groups).toMatchObject([{ letter: 'А', isAside: false, map: undefined }]);
  expect(plan.groups[0]?.marks).toHaveLength(60);
});

/** A random position, as dense as in an industrial estate. */
const estate = (random: () => number): LatLon => [56.34 + random() * 0.012, 37.52 + random() * 0.02];

/** Scale of a detail map relative to the map above it, measured by the largest distance between two objects. */
function enlargement(above: MapPlan, detail: MapPlan, places: readonly LatLon[]): number {
  const span = (map: MapPlan) => {
    const points = places.map((place) => truePoint(map, place));
    return Math.max(...points.flatMap((one) => points.map((other) => distance(one, other))));
  };
  return span(detail) / span(above);
}

test.each([
  ...cases.filter(({ count }) => count >= 60),
  ...[20, 60, 120, 300].map((count) => ({ where: 'in one estate', count, spread: estate })),
])('$count plots $where: no detail is drawn smaller than its overview', ({ count, spread }) => {
  const maps = allMaps(planMaps(marksOf(count, spread), frame));
  expect(maps.length).toBeGreaterThan(0);
  for (const above of maps) {
    for (const { marks, map } of above.groups) {
      if (!map || marks.length < 2) continue;
      const places = marks.map(({ at }) => at);
      expect(enlargement(above, map, places)).toBeGreaterThanOrEqual(0.999);
    }
  }
});

test('an overview on which each plot has its number has no details', () => {
  const plan = planMaps(marksOf(12, spreads['in one town']), frame);
  expect(plan.marks).toHaveLength(12);
  expect(plan.groups).toEqual([]);
});
