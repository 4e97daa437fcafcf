import type { Frame, Point } from '#office/slides/slide.ts';
import { clipLine } from './clip.ts';

/** The size of a tag and the position it belongs to (inches). */
export interface Tag {
  readonly point: Point;
  readonly w: number;
  readonly h: number;
}

export interface PlacedTag {
  readonly point: Point;
  readonly centre: Point;
  readonly frame: Frame;
  /** Whether the tag is at a distance from its point, with a line to it. */
  readonly isAside: boolean;
}

/** Space between two tags. */
const GAP = 0.03;
/** Side of the dot at the end of a line. */
export const DOT = 0.06;
/** Longest line from a position to its tag. */
const MOST_LEAD = 1.3;
const STEP = 0.09;
const DIRECTIONS = 32;
/** Cost of two lines crossing: as much as this length of line (inches). */
const CROSSING = 0.4;
const WRONG_WAY = 0.05;
/** Radius within which points count as neighbours; their tags are spread in all directions (inches). */
const NEIGHBOURHOOD = 0.6;

/**
 * Places tags so that each is readable: on its point when no other tag is near, otherwise at a distance with a line. No
 * tag covers another tag, a line or the point of another tag, and all are inside the frame.
 * @param kept frames to leave free
 * @returns positions in the order of the tags; undefined when they do not all fit
 */
export function placeTags(
  tags: readonly Tag[],
  frame: Frame,
  kept: readonly Frame[],
  mostLead = MOST_LEAD,
): PlacedTag[] | undefined {
  const atPlace = tags.map(({ point, w, h }) => frameAround(point, w, h));
  const stays = atPlace.map(
    (own, index) =>
      holds(frame, own) &&
      !kept.some((each) => meet(each, own)) &&
      !atPlace.some((other, otherIndex) => otherIndex !== index && meet(widened(other, GAP), own)),
  );
  const about = { tags, stays, atPlace, frame, kept, mostLead };
  let best: { placed: PlacedTag[]; cost: number } | undefined;
  for (const order of orders(tags, stays)) {
    const tried = placeInOrder(order, about);
    if (tried && (!best || tried.cost < best.cost)) best = tried;
  }
  return best?.placed;
}

/** Orders of placement to try: inner tags first, and outer tags first. */
function orders(tags: readonly Tag[], stays: readonly boolean[]): number[][] {
  const asides = [...tags.keys()].filter((index) => !stays[index]);
  if (asides.length === 0) return [[]];
  const inward = new Map(
    asides.map((index) => {
      const point = tags[index]?.point ?? [0, 0];
      return [index, distance(point, centreNear(point, tags))] as const;
    }),
  );
  const innerFirst = asides.toSorted((one, other) => (inward.get(one) ?? 0) - (inward.get(other) ?? 0));
  return [innerFirst, innerFirst.toReversed()];
}

interface Room {
  readonly tags: readonly Tag[];
  readonly stays: readonly boolean[];
  readonly atPlace: readonly Frame[];
  readonly frame: Frame;
  readonly kept: readonly Frame[];
  readonly mostLead: number;
}

interface Lead {
  readonly from: Point;
  readonly to: Point;
}

function placeInOrder(
  order: readonly number[],
  { tags, stays, atPlace, frame, kept, mostLead }: Room,
): { placed: PlacedTag[]; cost: number } | undefined {
  const placed = tags.map(
    ({ point }, index): PlacedTag => ({ point, centre: point, frame: atPlace[index] ?? frame, isAside: false }),
  );
  const frames = atPlace.filter((_, index) => stays[index]);
  const dots = order.map((index) => frameAround(tags[index]?.point ?? [0, 0], DOT, DOT));
  const leads: Lead[] = [];
  let total = 0;
  for (const index of order) {
    const tag = tags[index];
    if (!tag) continue;
    const found = bestSpot(tag, centreNear(tag.point, tags), { frame, frames, kept, dots, leads, mostLead });
    if (!found) return undefined;
    total += found.cost;
    const own = frameAround(found.centre, tag.w, tag.h);
    frames.push(own);
    leads.push({ from: tag.point, to: found.centre });
    placed[index] = { point: tag.point, centre: found.centre, frame: own, isAside: true };
  }
  return { placed, cost: total };
}

interface Taken {
  readonly frame: Frame;
  readonly frames: readonly Frame[];
  readonly kept: readonly Frame[];
  readonly dots: readonly Frame[];
  readonly leads: readonly Lead[];
  readonly mostLead: number;
}

/** The nearest free spot, away from neighbours and with few crossings. */
function bestSpot(
  { point, w, h }: Tag,
  neighbours: Point,
  { frame, frames, kept, dots, leads, mostLead }: Taken,
): { centre: Point; cost: number } | undefined {
  const [dx, dy] = [point[0] - neighbours[0], point[1] - neighbours[1]];
  const away = Math.hypot(dx, dy) < DOT / 2 ? undefined : Math.atan2(dy, dx);
  const others = dots.filter((dot) => distance(middleOf(dot), point) > DOT);
  let best: { centre: Point; cost: number } | undefined;
  for (let reach = DOT; reach <= mostLead; reach += STEP) {
    if (best && reach >= best.cost) break;
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      const centre: Point = [
        point[0] + Math.cos(angle) * (w / 2 + reach),
        point[1] + Math.sin(angle) * (h / 2 + reach),
      ];
      const cost = reach + (away === undefined ? 0 : WRONG_WAY * (1 - Math.cos(angle - away)));
      if (best && cost >= best.cost) continue;
      const own = widened(frameAround(centre, w, h), GAP);
      if (!holds(frame, own) || isTaken(own, [...kept, ...frames, ...dots])) continue;
      const lead: Lead = { from: point, to: centre };
      if (isTaken(own, [], leads) || passes(lead, frames) || passes(lead, others)) continue;
      const whole = cost + CROSSING * leads.filter((other) => cross(lead, other)).length;
      if (!best || whole < best.cost) best = { centre, cost: whole };
    }
  }
  return best;
}

function isTaken(own: Frame, frames: readonly Frame[], leads: readonly Lead[] = []): boolean {
  return frames.some((other) => meet(other, own)) || leads.some((lead) => passes(lead, [own]));
}

function passes({ from, to }: Lead, frames: readonly Frame[]): boolean {
  return frames.some((frame) => clipLine([from, to], frame).length > 0);
}

function cross(one: Lead, other: Lead): boolean {
  const side = (of: Lead, [x, y]: Point) =>
    Math.sign((of.to[0] - of.from[0]) * (y - of.from[1]) - (of.to[1] - of.from[1]) * (x - of.from[0]));
  return side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0;
}

/** Mean of the points in the neighbourhood of a point. */
function centreNear(point: Point, tags: readonly Tag[]): Point {
  const near = tags.map((tag) => tag.point).filter((other) => distance(other, point) <= NEIGHBOURHOOD);
  return [mean(near.map(([x]) => x)), mean(near.map(([, y]) => y))];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function middleOf({ x, y, w, h }: Frame): Point {
  return [x + w / 2, y + h / 2];
}

export function frameAround([x, y]: Point, w: number, h: number): Frame {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

function widened({ x, y, w, h }: Frame, by: number): Frame {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

function holds(frame: Frame, { x, y, w, h }: Frame): boolean {
  return x >= frame.x && y >= frame.y && x + w <= frame.x + frame.w && y + h <= frame.y + frame.h;
}

/** Whether two frames overlap. */
export function meet(a: Frame, b: Frame): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
