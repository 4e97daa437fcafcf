import type { Chance } from '#demo/seeded-random.ts';
import { background } from './draw-ground.ts';
import type { Season } from './season.ts';
import { PHOTO_HEIGHT, PHOTO_WIDTH, polygon, type Spot, shade, strokes } from './svg.ts';

const walls = ['#d5dade', '#c3ccd4', '#e4e2dc', '#b9c4c9'] as const;
const bands = ['#2f5d8a', '#3f7d5a', '#a5512e', '#5b5f66'] as const;

function box(x: number, y: number, width: number, height: number, paint: string): string {
  return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" ${paint}/>`;
}

/** A long wall of panels with a coloured band. */
function wall(chance: Chance, left: number, top: number, width: number, height: number): string {
  const seams = Array.from({ length: Math.floor(width / 60) }, (_, index): [Spot, Spot] => {
    const x = left + index * 60;
    return [
      [x, top],
      [x, top + height],
    ];
  });
  return [
    box(left, top, width, height, `fill="${chance.pick(walls)}"`),
    strokes(seams, 'stroke="#7d868d" stroke-width="2" stroke-opacity=".35"'),
    box(left, top, width, height * 0.12, `fill="${chance.pick(bands)}"`),
  ].join('');
}

/** A warehouse behind its yard. */
export function drawYard(chance: Chance, season: Season): string {
  const horizon = chance.between(430, 500);
  const height = chance.between(180, 260);
  const top = horizon + 40 - height;
  const left = chance.between(80, 260);
  const width = PHOTO_WIDTH - left - chance.between(60, 220);
  const gates = Array.from({ length: Math.floor(width / 150) }, (_, index) =>
    box(left + 60 + index * 150, horizon - 40, 80, 80, 'fill="#6f7a83" stroke="#4c555c" stroke-width="4"'),
  );
  const marks = Array.from({ length: 9 }, (_, index): [Spot, Spot] => [
    [200 + index * 150, horizon + 150],
    [index * 200, PHOTO_HEIGHT],
  ]);
  return [
    background(chance, season, horizon),
    wall(chance, left, top, width, height),
    ...gates,
    polygon(
      [
        [0, horizon + 40],
        [PHOTO_WIDTH, horizon + 40],
        [PHOTO_WIDTH, PHOTO_HEIGHT],
        [0, PHOTO_HEIGHT],
      ],
      'fill="#9a9b9b"',
    ),
    strokes(marks, 'stroke="#f4f1ea" stroke-width="6" stroke-opacity=".7"'),
  ].join('');
}

/** Docks close up, some with a lorry's trailer. */
export function drawDocks(chance: Chance, season: Season): string {
  const horizon = 760;
  const docks = Array.from({ length: 5 }, (_, index) => {
    const x = 70 + index * 300;
    const trailer = chance.happens(0.4)
      ? box(
          x - 5,
          430,
          230,
          330,
          `fill="${chance.pick(['#eef0f2', '#dfe6ea', '#f3efe6'])}" stroke="#6b7278" stroke-width="5"`,
        ) +
        box(x + 20, 740, 60, 70, 'fill="#2d3135"') +
        box(x + 140, 740, 60, 70, 'fill="#2d3135"')
      : box(x + 10, 460, 200, 260, 'fill="#8d979e" stroke="#50595f" stroke-width="6"');
    return box(x, 430, 220, 300, 'fill="#23282c"') + trailer;
  });
  return [
    background(chance, season, 300),
    wall(chance, 0, 140, PHOTO_WIDTH, horizon - 140),
    ...docks,
    box(0, horizon, PHOTO_WIDTH, PHOTO_HEIGHT - horizon, 'fill="#8f9090"'),
  ].join('');
}

/** Inside: floor, columns, racks. */
export function drawHall(chance: Chance): string {
  const end: Spot = [PHOTO_WIDTH / 2 + chance.between(-160, 160), 520];
  const towards = ([x, y]: Spot, share: number): Spot => [x + (end[0] - x) * share, y + (end[1] - y) * share];
  const columns = [0.05, 0.3, 0.5, 0.64, 0.74].flatMap((share) =>
    [120, PHOTO_WIDTH - 120].map((x): [Spot, Spot] => [towards([x, 60], share), towards([x, 1_000], share)]),
  );
  const rack = chance.pick(['#c5652d', '#2f6ea5', '#4d7f4f']);
  const shelves = [200, 400, 600, 800].flatMap((y) =>
    [0, PHOTO_WIDTH].map((x): [Spot, Spot] => [[x, y], towards([x, y], 0.82)]),
  );
  return [
    `<defs>${shade('floor', '#8b8f92', '#c9cbca')}</defs>`,
    box(0, 0, PHOTO_WIDTH, PHOTO_HEIGHT, 'fill="#dfe2e2"'),
    polygon(
      [
        [0, PHOTO_HEIGHT],
        [PHOTO_WIDTH, PHOTO_HEIGHT],
        towards([PHOTO_WIDTH, PHOTO_HEIGHT], 0.85),
        towards([0, PHOTO_HEIGHT], 0.85),
      ],
      'fill="url(#floor)"',
    ),
    strokes(shelves, `stroke="${rack}" stroke-width="14"`),
    strokes(columns, 'stroke="#7a8288" stroke-width="16"'),
    strokes(
      [0.1, 0.3, 0.5, 0.65].map((share): [Spot, Spot] => [towards([300, 40], share), towards([1_300, 40], share)]),
      'stroke="#ffffff" stroke-width="12" stroke-opacity=".9"',
    ),
  ].join('');
}
