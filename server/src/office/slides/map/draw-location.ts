import type { LatLon } from '@gektar/contract/measure/position.ts';
import { type AreaFace, face } from '#office/slides/face.ts';
import { numberTag } from '#office/slides/layout.ts';
import type { Frame, Piece } from '#office/slides/slide.ts';
import type { BaseMap } from './base-map.ts';
import { clipRing } from './clip.ts';
import { drawBase, meet } from './draw-base.ts';
import type { MapView } from './map-view.ts';
import { drawNorth, drawScaleBar, northPlace, scaleBarPlace } from './scale-bar.ts';
import { type Point, spreadTags } from './spread-tags.ts';

export interface Mark {
  readonly at: LatLon;
  readonly number: number;
  /** Somewhere hereabouts: shown as a circle. */
  readonly isApproximate: boolean;
}

/** km: how far an approximate place may be off. */
const APPROXIMATE_KM = 2;
const CIRCLE_CORNERS = 40;

/** Sides of the tags for so many marks, inches; beyond the last they are squares without numbers. */
const tagSides: readonly (readonly [upTo: number, side: number])[] = [
  [9, 0.24],
  [24, 0.2],
  [60, 0.16],
];
const SQUARE = 0.09;
const DOT = 0.05;

/** A map of the neighbourhood, north up, with its scale and numbered marks. */
export function drawLocation(base: BaseMap, view: MapView, marks: readonly Mark[], area: AreaFace): Piece[] {
  const tag = tagSides.find(([upTo]) => marks.length <= upTo)?.[1] ?? SQUARE;
  const points = marks.map(({ at }) => view.place(at));
  const centres = tag > SQUARE ? spreadTags(points, tag, view.frame) : points;
  const placed = marks.map((mark, index) => {
    const point = points[index] ?? view.place(mark.at);
    const centre = centres[index] ?? point;
    return { ...mark, point, centre, frame: around(centre, mark.isApproximate ? 2 * tag : tag) };
  });
  const left = scaleBarPlace(view, 'left');
  const side = placed.some(({ frame }) => meet(left, frame)) ? 'right' : 'left';
  const kept = [scaleBarPlace(view, side), northPlace(view), ...placed.map(({ frame }) => frame)];
  return [
    ...drawBase(base, view, kept),
    ...marks.filter(({ isApproximate }) => isApproximate).flatMap((mark) => drawCircle(view, mark.at, area)),
    // The first stands above the others.
    ...placed.filter(isAside).flatMap(({ point, centre }) => drawLead(point, centre)),
    ...placed.toReversed().flatMap(({ number, centre }): Piece[] => {
      const frame = around(centre, tag);
      if (tag > SQUARE) return numberTag(number, frame, tag);
      return [{ kind: 'box', frame, fill: face.text, stroke: { color: face.surface, width: 0.75 } }];
    }),
    ...drawScaleBar(view, side),
    ...drawNorth(view),
    { kind: 'box', frame: view.frame, stroke: { color: face.strongLine, width: 0.75 } },
  ];
}

function around([x, y]: Point, side: number): Frame {
  return { x: x - side / 2, y: y - side / 2, w: side, h: side };
}

/** A tag that had to make room. */
function isAside({ point, centre }: { point: Point; centre: Point }): boolean {
  return Math.hypot(point[0] - centre[0], point[1] - centre[1]) > DOT;
}

/** The place itself, and the way from it to its tag. */
function drawLead(point: Point, centre: Point): Piece[] {
  return [
    { kind: 'path', lines: [[point, centre]], closed: false, stroke: { color: face.text, width: 0.75 } },
    { kind: 'box', frame: around(point, DOT), fill: face.text },
  ];
}

function drawCircle(view: MapView, at: LatLon, { accent }: AreaFace): Piece[] {
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
