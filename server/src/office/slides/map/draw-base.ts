import type { LatLon } from '@gektar/contract/measure/position.ts';
import simplify from 'simplify-js';
import { face } from '#office/slides/face.ts';
import type { Frame, Point, Shape, Stroke } from '#office/slides/slide.ts';
import { type TypeFace, textWidth } from '#office/slides/text-width.ts';
import type { BaseMap, Outline } from './base-map.ts';
import { clipLine, clipRing } from './clip.ts';
import { halfHeight, halfWidth, isInside, type MapView, wrapped } from './map-view.ts';
import { frameAround, meet } from './place-tags.ts';

/** Tolerance of simplified lines (inches): less than the eye sees. */
const TOLERANCE = 0.01;
/** Width up to which a map shows the inner rings of the city (km): on wider maps they merge into a blot. */
const CITY_RINGS_UP_TO_KM = 60;
/** Greatest number of names on a map, by its size. */
const mostNames = ({ w, h }: Frame) => Math.round(7 + (w * h) / 3);
/** Scale from which coasts are drawn (km per inch). On a closer map one would see how coarse they are. */
const COAST_FROM_KM = 40;

interface LineStyle {
  readonly kinds: readonly string[];
  readonly width: number;
  /** Width of the casing visible on both sides; none for water. */
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

/** Land, water, roads, and the names that fit; clipped to the frame. */
export function drawBase(base: BaseMap, view: MapView, taken: readonly Frame[]): Shape[] {
  const { frame } = view;
  const widthKm = view.kmInInch * frame.w;
  return [
    ...drawLand(base, view),
    ...base.areas.flatMap(({ kind, points }) => drawArea(kind, points, view)),
    ...styles.flatMap((style) => drawLines(base, style, view, widthKm)),
    ...drawPlaces(base, view, taken),
  ];
}

/** Land, sea and borders of countries on wide maps; otherwise land only. */
function drawLand({ land, borders }: BaseMap, view: MapView): Shape[] {
  const { frame } = view;
  if (view.kmInInch < COAST_FROM_KM || land.length === 0) return [{ kind: 'box', frame, fill: face.map.land }];
  const seen = (outlines: readonly Outline[]) =>
    outlines.filter((outline) => isNear(outline, view)).map(({ points }) => projected(points, view));
  const masses = seen(land)
    .map((ring) => clipRing(ring, frame))
    .filter(({ length }) => length > 0);
  const lines = seen(borders).flatMap((line) => clipLine(line, frame));
  return [
    { kind: 'box', frame, fill: face.map.water },
    ...masses.map((ring): Shape => ({ kind: 'path', lines: [ring], closed: true, fill: face.map.land })),
    ...(lines.length === 0
      ? []
      : [{ kind: 'path', lines, closed: false, stroke: { color: face.strongLine, width: 0.75 } } as const]),
  ];
}

function isNear(outline: Outline, view: MapView): boolean {
  return (
    Math.abs(outline.middle[0] - view.middle[0]) <= outline.halfHeight + halfHeight(view) &&
    Math.abs(wrapped(outline.middle[1] - view.middle[1])) <= outline.halfWidth + halfWidth(view)
  );
}

function projected(points: readonly LatLon[], view: MapView): Point[] {
  const places = view.placeLine(points).map(([x, y]) => ({ x, y }));
  return simplify(places, TOLERANCE, true).map(({ x, y }) => [x, y] as const);
}

function drawArea(kind: string, points: readonly LatLon[], view: MapView): Shape[] {
  const ring = clipRing(projected(points, view), view.frame);
  if (ring.length === 0) return [];
  const fill = kind === 'lake' ? face.map.water : face.map.city;
  return [{ kind: 'path', lines: [ring], closed: true, fill }];
}

function drawLines(base: BaseMap, { kinds, width, edge, color }: LineStyle, view: MapView, widthKm: number): Shape[] {
  const lines = base.lines
    .filter(({ kind }) => kinds.includes(kind) && (kind !== 'city-ring' || widthKm <= CITY_RINGS_UP_TO_KM))
    .flatMap(({ points }) => clipLine(projected(points, view), view.frame));
  if (lines.length === 0) return [];
  const drawn = (stroke: Stroke): Shape => ({ kind: 'path', lines, closed: false, stroke });
  return [...(edge === undefined ? [] : [drawn({ color: face.map.roadEdge, width: edge })]), drawn({ color, width })];
}

const NAME_SIZE = 8;
const NAME_HEIGHT = 0.16;
const DOT = 0.05;
const BEYOND_MARK = 0.15;
const CAPITAL = 1;
/** Last rank of towns; the parts of Moscow that follow would crowd around its name. */
const LAST_TOWN = 7;

/** Larger places first; a name that would overlap other names or marks is left out together with its dot. */
function drawPlaces({ places }: BaseMap, view: MapView, marked: readonly Frame[]): Shape[] {
  const towns = places.filter(({ rank }) => rank <= LAST_TOWN).toSorted((a, b) => a.rank - b.rank);
  const taken = [...marked];
  const labels: Frame[] = [];
  const drawn: Shape[] = [];
  const most = mostNames(view.frame);
  let count = 0;
  for (const { name, rank, at } of towns) {
    const spot = view.place(at);
    if (count === most || !isInside(spot, view)) continue;
    const type: TypeFace = rank === CAPITAL ? { size: NAME_SIZE + 2, bold: true } : { size: NAME_SIZE };
    const frames = [...(rank === CAPITAL ? [around(spot, name, type)] : []), ...besides(spot, name, type)];
    const isDotFree = labels.every((other) => !meet(other, dotAt(spot)));
    const label = frames.find((frame) => holds(view.frame, frame) && taken.every((other) => !meet(other, frame)));
    if (!label || !isDotFree) continue;
    labels.push(label);
    taken.push(label, dotAt(spot));
    count += 1;
    drawn.push(...drawPlace(name, rank === CAPITAL ? undefined : spot, label, type));
  }
  return drawn;
}

/** The name of the capital is centred on its position. */
function around([x, y]: Point, name: string, face: TypeFace): Frame {
  const w = textWidth(name, face) + 0.08;
  return { x: x - w / 2, y: y - NAME_HEIGHT / 2, w, h: NAME_HEIGHT };
}

/**
 * Possible frames of a name: below, above, right or left of the dot, then the same further away, beyond a mark on the
 * dot.
 */
function besides([x, y]: Point, name: string, face: TypeFace): Frame[] {
  const w = textWidth(name, face) + 0.08;
  const h = NAME_HEIGHT;
  return [DOT / 2, BEYOND_MARK].flatMap((gap) => [
    { x: x - w / 2, y: y + gap, w, h },
    { x: x - w / 2, y: y - gap - h, w, h },
    { x: x + gap, y: y - h / 2, w, h },
    { x: x - gap - w, y: y - h / 2, w, h },
  ]);
}

function dotAt(spot: Point): Frame {
  return frameAround(spot, DOT, DOT);
}

function drawPlace(name: string, spot: Point | undefined, label: Frame, about: TypeFace): Shape[] {
  const dot: Shape[] = spot ? [{ kind: 'oval', frame: dotAt(spot), fill: face.map.text }] : [];
  return [
    ...dot,
    {
      kind: 'text',
      frame: label,
      runs: [{ text: name, ...about, color: face.map.text }],
      align: 'center',
      valign: 'middle',
    },
  ];
}

function holds(frame: Frame, inner: Frame): boolean {
  return isInside([inner.x, inner.y], { frame }) && isInside([inner.x + inner.w, inner.y + inner.h], { frame });
}
