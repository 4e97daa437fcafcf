import type { LatLon } from '@gektar/contract/measure/position.ts';
import { type AreaFace, face } from '#office/slides/face.ts';
import { square } from '#office/slides/plan-drawing.ts';
import type { Frame, Point, Shape } from '#office/slides/slide.ts';
import type { BaseMap } from './base-map.ts';
import { clipRing } from './clip.ts';
import { drawBase } from './draw-base.ts';
import { halfHeight, halfWidth, type MapView } from './map-view.ts';
import { DOT, frameAround, type PlacedTag } from './place-tags.ts';
import { type MapPlan, markText, type PlacedGroup, type PlacedMap } from './plan-maps.ts';
import { drawNorth, drawScaleBar, northPlace, scaleBarPlace } from './scale-bar.ts';
import { drawCountTag, drawNumberTag } from './tags.ts';

/** Uncertainty of an approximate position (km). */
const APPROXIMATE_KM = 2;
const CIRCLE_CORNERS = 40;
/** Side of the dot of a place in a group (inches). */
const SMALL_DOT = 0.05;
/** Padding around the places of a group (inches). */
const GROUP_SPACE = 0.06;

/** The surroundings of a position, with a circle when it is approximate. */
export function drawLocation(base: BaseMap, map: PlacedMap, area: AreaFace): Shape[] {
  const approximate = map.marks.filter(({ mark }) => mark.isApproximate);
  const circles = approximate.flatMap(({ mark }) => drawCircle(map.view, mark.at, area));
  return drawMap(base, { ...map, groups: [] }, area, circles);
}

/** A map, north up, with its scale, numbered marks and counts of groups; nothing covers the numbers and counts. */
export function drawMap(base: BaseMap, map: MapPlan, area: AreaFace, below: readonly Shape[] = []): Shape[] {
  const { view, scaleSide, marks, groups } = map;
  const tags = [...marks, ...groups];
  const kept = [
    northPlace(view),
    ...(scaleSide === undefined ? [] : [scaleBarPlace(view, scaleSide)]),
    ...tags.map(({ frame }) => frame),
    ...tags.map(({ point }) => frameAround(point, DOT, DOT)),
    ...groups.flatMap((group) => group.marks.map(({ at }) => frameAround(view.place(at), SMALL_DOT, SMALL_DOT))),
  ];
  return [
    ...drawBase(base, view, kept),
    ...below,
    ...groups.flatMap((group) => drawMembers(view, group, area)),
    ...tags.filter(({ isAside }) => isAside).flatMap(drawLead),
    ...groups.flatMap((group) => drawCountTag(group.letter, group.marks.length, group.frame, area)),
    ...marks.flatMap(({ mark, frame }) => drawNumberTag(markText(mark), frame, marks.length)),
    ...(scaleSide === undefined ? [] : drawScaleBar(view, scaleSide)),
    ...drawNorth(view),
    { kind: 'box', frame: view.frame, stroke: { color: face.strongLine, width: 0.75 } },
  ];
}

/** Locator: the extent of a smaller map, drawn on a larger one. */
export function drawLocator(base: BaseMap, view: MapView, shown: MapView, { accent }: AreaFace): Shape[] {
  const w = (halfWidth(shown) / halfWidth(view)) * view.frame.w;
  const h = (halfHeight(shown) / halfHeight(view)) * view.frame.h;
  const window = frameAround(view.place(shown.middle), Math.max(w, 2 * DOT), Math.max(h, 2 * DOT));
  const ring = clipRing(cornersOf(window), view.frame);
  return [
    ...drawBase(base, view, [window]),
    {
      kind: 'path',
      lines: [ring],
      closed: true,
      fill: accent,
      transparency: 65,
      stroke: { color: accent, width: 1.5 },
    },
    { kind: 'box', frame: view.frame, stroke: { color: face.strongLine, width: 0.75 } },
  ];
}

/** The dot of a place, and the line to its tag. */
function drawLead({ point, centre }: PlacedTag): Shape[] {
  return [
    { kind: 'path', lines: [[point, centre]], closed: false, stroke: { color: face.text, width: 0.75 } },
    { kind: 'box', frame: frameAround(point, DOT, DOT), fill: face.text },
  ];
}

/** All positions of a group, and its extent when it has a separate map. */
function drawMembers(view: MapView, { marks, map }: PlacedGroup, { accent }: AreaFace): Shape[] {
  const points = marks.map(({ at }) => view.place(at));
  const dots = layersOf(points).map(
    (layer): Shape => ({
      kind: 'path',
      lines: layer.map((point) => square(point, SMALL_DOT)),
      closed: true,
      fill: accent,
    }),
  );
  if (!map) return dots;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - GROUP_SPACE, Math.min(...ys) - GROUP_SPACE];
  const field = { x, y, w: Math.max(...xs) + GROUP_SPACE - x, h: Math.max(...ys) + GROUP_SPACE - y };
  const ring = clipRing(cornersOf(field), view.frame);
  const stroke = { color: accent, width: 0.75, dashed: true };
  return [{ kind: 'path', lines: [ring], closed: true, fill: accent, transparency: 88, stroke }, ...dots];
}

/**
 * Divides points into layers whose dots do not touch, one shape per layer: programs draw a hole where rings of a shape
 * overlap.
 */
function layersOf(points: readonly Point[]): Point[][] {
  const layers: Point[][] = [];
  for (const [x, y] of points) {
    const isNear = ([ox, oy]: Point) => Math.abs(ox - x) < SMALL_DOT && Math.abs(oy - y) < SMALL_DOT;
    if (layers.some((layer) => layer.some(([ox, oy]) => ox === x && oy === y))) continue;
    const free = layers.find((layer) => !layer.some(isNear));
    if (free) free.push([x, y]);
    else layers.push([[x, y]]);
  }
  return layers;
}

function cornersOf({ x, y, w, h }: Frame): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

function drawCircle(view: MapView, at: LatLon, { accent }: AreaFace): Shape[] {
  const [x, y] = view.place(at);
  const radius = Math.max(APPROXIMATE_KM / view.kmInInch, 0.2);
  const ring = Array.from({ length: CIRCLE_CORNERS }, (_, index) => {
    const angle = (index / CIRCLE_CORNERS) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
  const seen = clipRing(ring, view.frame);
  if (seen.length === 0) return [];
  const stroke = { color: accent, width: 1, dashed: true };
  return [{ kind: 'path', lines: [seen], closed: true, fill: accent, transparency: 75, stroke }];
}
