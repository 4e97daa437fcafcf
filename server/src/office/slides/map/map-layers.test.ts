import type { LatLon } from '@gektar/contract/measure/position.ts';
import { expect, test } from 'vitest';
import { face, landFace } from '#office/slides/face.ts';
import type { Shape } from '#office/slides/slide.ts';
import type { BaseMap } from './base-map.ts';
import { drawMap } from './draw-location.ts';
import { type Mark, planMaps } from './plan-maps.ts';

const frame = { x: 0.5, y: 1.2, w: 8.55, h: 5.45 };
const middle: LatLon = [55.75, 37.6];
const square: readonly LatLon[] = [
  [55.7, 37.5],
  [55.8, 37.5],
  [55.8, 37.7],
  [55.7, 37.7],
];
const lineKinds = ['moscow-ring', 'radial', 'trunk', 'city-ring', 'region-ring', 'near-river', 'great-river'];

/** One line or area of each kind, in the reverse order of drawing. */
const base: BaseMap = {
  lines: lineKinds.map((kind) => ({ kind, points: [square[0] ?? middle, square[2] ?? middle] })),
  areas: [
    { kind: 'city', points: square },
    { kind: 'lake', points: square },
  ],
  land: [{ points: [...square], middle, halfWidth: 0.1, halfHeight: 0.05 }],
  borders: [{ points: [...square], middle, halfWidth: 0.1, halfHeight: 0.05 }],
  places: [
    { name: 'Химки', rank: 6, at: [55.79, 37.52] },
    { name: 'Москва', rank: 1, at: [55.72, 37.66] },
  ],
};

/** Sixty objects at one point, which form a group, and two single ones. */
const places: readonly LatLon[] = [...Array.from({ length: 60 }, () => middle), [55.71, 37.51], [55.74, 37.69]];
const marks: readonly Mark[] = places.map((at, index) => ({ at, number: index + 1, isApproximate: false }));

const fills: Readonly<Record<string, string>> = {
  [face.map.land]: 'land',
  [face.map.city]: 'city',
  [face.map.water]: 'lake',
  [face.map.text]: 'town',
  [face.text]: 'dark',
  [landFace.accent]: 'accent',
};
const strokes: Readonly<Record<string, string>> = {
  [face.map.water]: 'river',
  [face.map.road]: 'road',
  [face.map.roadEdge]: 'edge of a road',
};
const texts: Readonly<Record<string, string>> = {
  [face.map.text]: 'town',
  [face.surface]: 'sign',
  [face.text]: 'word',
};

/** Name of the layer that a shape belongs to, recognized by its kind and colour. */
function layerOf(shape: Shape): string {
  if (shape.kind === 'text') return texts[shape.runs[0]?.color ?? ''] ?? 'text';
  if (shape.kind !== 'path' && shape.kind !== 'box' && shape.kind !== 'oval') return shape.kind;
  if (shape.fill === undefined && shape.kind === 'box') return 'frame';
  if (shape.kind === 'path' && shape.fill === face.text) return 'arrow';
  const names = shape.fill === undefined ? strokes : fills;
  return names[shape.fill ?? shape.stroke?.color ?? ''] ?? shape.kind;
}

/** Names of the layers from bottom to top; consecutive shapes of one layer count once. */
function layersOf(shapes: readonly Shape[]): string[] {
  return shapes.map(layerOf).filter((layer, index, all) => layer !== all[index - 1]);
}

test('the layers of a slide’s map lie in order: ground, water, roads over their edges, towns, what is drawn for the object, groups, numbers, scale, north, frame', () => {
  const below: Shape = { kind: 'path', lines: [[[1, 2]]], closed: true, fill: landFace.accent };
  expect(layersOf(drawMap(base, planMaps(marks, frame), landFace, [below]))).toEqual([
    ...['land', 'city', 'lake', 'river'],
    ...['edge of a road', 'road', 'edge of a road', 'road', 'edge of a road', 'road'],
    'town',
    // The additional shape below the marks; then the tags of single objects, and the group with its count.
    ...['accent', 'sign'],
    ...['dark', 'sign', 'dark', 'sign'],
    // The scale with its labels, and the north arrow with its letter.
    ...['dark', 'word', 'arrow', 'word'],
    'frame',
  ]);
});

test('of the roads the large ones lie over the small ones', () => {
  const widths = drawMap(base, planMaps(marks, frame), landFace).flatMap((shape) =>
    layerOf(shape) === 'road' && shape.kind === 'path' ? [shape.stroke?.width] : [],
  );
  expect(widths).toEqual([1.25, 1.5, 2]);
});
