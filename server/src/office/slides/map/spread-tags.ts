import type { Frame } from '#office/slides/slide.ts';

export type Point = readonly [x: number, y: number];

const ROUNDS = 60;
const NOWHERE: Point = [0, 0];
/** Between two tags, as a share of their side. */
const GAP = 0.08;

/**
 * Places for square tags so that each can be read: those that would cover one another move apart, no further than needed, and stay
 * within the frame. Where there is no room for all of them some still overlap.
 * @param points what each tag stands for
 * @param side of a tag, in the unit of the points
 * @returns centres, in the order of the points
 */
export function spreadTags(points: readonly Point[], side: number, frame: Frame): Point[] {
  const distance = side * (1 + GAP);
  const half = side / 2;
  const within = ([x, y]: Point): Point => [
    Math.min(Math.max(x, frame.x + half), frame.x + frame.w - half),
    Math.min(Math.max(y, frame.y + half), frame.y + frame.h - half),
  ];
  const centres = points.map(within);
  const pairs = points.flatMap((_, second) => points.slice(0, second).map((__, first) => [first, second] as const));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false;
    for (const [first, second] of pairs) {
      const [[ax, ay], [bx, by]] = [centres[first] ?? NOWHERE, centres[second] ?? NOWHERE];
      const [dx, dy] = [bx - ax, by - ay];
      if (Math.abs(dx) >= distance || Math.abs(dy) >= distance) continue;
      isMoved = true;
      // Along the way that is shorter; of two in one place the later goes to the right.
      const isAcross = Math.abs(dx) >= Math.abs(dy);
      const step = (distance - Math.abs(isAcross ? dx : dy)) / 2;
      const sign = (isAcross ? dx : dy) < 0 ? -1 : 1;
      const [moveX, moveY] = isAcross ? [sign * step, 0] : [0, sign * step];
      centres[first] = within([ax - moveX, ay - moveY]);
      centres[second] = within([bx + moveX, by + moveY]);
    }
    if (!isMoved) break;
  }
  return centres;
}
