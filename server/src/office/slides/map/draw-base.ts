import type { LatLon } from '@gektar/contract/measure/position.ts';
import simplify from 'simplify-js';
import { face } from '#office/slides/face.ts';
import type { Frame, Piece, Point, Stroke } from '#office/slides/slide.ts';
import { textWidth } from '#office/slides/text-width.ts';
import type { BaseMap } from './base-map.ts';
import { clipLine, clipRing } from './clip.ts';
import { isInside, type MapView } from './map-view.ts';

/** Inches that nobody sees. */
const TOLERANCE = 0.006;
/** Rings of the city's middle are a blot on a map of a region. */
const CITY_RINGS_UP_TO_KM = 60;
const MOST_NAMES = 9;

interface LineStyle {
  readonly kinds: readonly string[];
  readonly width: number;
  /** Width of what shows on both sides; none for water. */
  readonly edge?: number;
  readonly color: string;
}

/** Water lies below roads, small roads below large ones. */
const styles: readonly LineStyle[] = [
  { kinds: ['great-river', 'near-river'], width: 1.5, color: face.map.water },
  { kinds: ['region-ring', 'trunk', 'city-ring'], width: 1.25, edge: 2.25, color: face.map.road },
  { kinds: ['radial'], width: 1.5, edge: 2.5, color: face.map.road },
  { kinds: ['moscow-ring'], width: 2, edge: 3, color: face.map.road },
];

/** Land, water, roads, and the names that find room; nothing stands out of the frame. */
export function drawBase(base: BaseMap, view: MapView, taken: readonly Frame[]): Piece[] {
  const { frame } = view;
  const widthKm = view.kmInInch * frame.w;
  return [
    { kind: 'box', frame, fill: face.map.land },
    ...base.areas.flatMap(({ kind, points }) => drawArea(kind, points, view)),
    ...styles.flatMap((style) => drawLines(base, style, view, widthKm)),
    ...drawPlaces(base, view, taken),
  ];
}

function projected(points: readonly LatLon[], view: MapView): Point[] {
  const places = points.map((point) => view.place(point)).map(([x, y]) => ({ x, y }));
  return simplify(places, TOLERANCE, true).map(({ x, y }) => [x, y] as const);
}

function drawArea(kind: string, points: readonly LatLon[], view: MapView): Piece[] {
  const ring = clipRing(projected(points, view), view.frame);
  if (ring.length === 0) return [];
  const fill = kind === 'lake' ? face.map.water : face.map.city;
  return [{ kind: 'path', lines: [ring], closed: true, fill }];
}

function drawLines(base: BaseMap, { kinds, width, edge, color }: LineStyle, view: MapView, widthKm: number): Piece[] {
  const lines = base.lines
    .filter(({ kind }) => kinds.includes(kind) && (kind !== 'city-ring' || widthKm <= CITY_RINGS_UP_TO_KM))
    .flatMap(({ points }) => clipLine(projected(points, view), view.frame));
  if (lines.length === 0) return [];
  const drawn = (stroke: Stroke): Piece => ({ kind: 'path', lines, closed: false, stroke });
  return [...(edge === undefined ? [] : [drawn({ color: face.map.roadEdge, width: edge })]), drawn({ color, width })];
}

const NAME_SIZE = 8;
const DOT = 0.05;

/** Larger places first; a name that would cover another, or what is marked, is left out. */
function drawPlaces({ places }: BaseMap, view: MapView, marked: readonly Frame[]): Piece[] {
  const taken = [...marked];
  const names: Piece[] = [];
  let count = 0;
  for (const { name, rank, at } of places.toSorted((a, b) => a.rank - b.rank)) {
    const [x, y] = view.place(at);
    if (count === MOST_NAMES || !isInside([x, y], view)) continue;
    const isCapital = rank === 1;
    const size = isCapital ? NAME_SIZE + 2 : NAME_SIZE;
    const w = textWidth(name, { size, bold: isCapital }) + 0.08;
    const h = 0.16;
    const label = { x: x - w / 2, y: isCapital ? y - h / 2 : y + DOT / 2, w, h };
    const all = { x: label.x, y: Math.min(label.y, y - DOT), w, h: h + 2 * DOT };
    if (!holds(view.frame, all) || taken.some((other) => meet(other, all))) continue;
    taken.push(all);
    count += 1;
    const dot = { x: x - DOT / 2, y: y - DOT / 2, w: DOT, h: DOT };
    if (!isCapital) names.push({ kind: 'oval', frame: dot, fill: face.map.text });
    names.push({
      kind: 'text',
      frame: label,
      runs: [{ text: name, size, bold: isCapital, color: face.map.text }],
      align: 'center',
      stands: 'middle',
    });
  }
  return names;
}

function holds(frame: Frame, inner: Frame): boolean {
  return isInside([inner.x, inner.y], { frame }) && isInside([inner.x + inner.w, inner.y + inner.h], { frame });
}

/** Whether two frames cover a part of each other. */
export function meet(a: Frame, b: Frame): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
