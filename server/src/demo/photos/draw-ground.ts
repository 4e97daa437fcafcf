import type { Chance } from '#demo/seeded-random.ts';
import { spruce, tree } from './draw-trees.ts';
import type { Season } from './season.ts';
import { curve, oval, PHOTO_HEIGHT, PHOTO_WIDTH, polygon, type Spot, shade, strokes } from './svg.ts';

/** Sky with clouds, and a wood along the horizon. */
export function background(chance: Chance, season: Season, horizon: number): string {
  const clouds = Array.from({ length: chance.whole(2, 5) }, () => cloud(chance, season, horizon));
  return [
    `<defs>${shade('sky', ...season.sky)}</defs>`,
    `<rect width="${PHOTO_WIDTH}" height="${horizon.toFixed(0)}" fill="url(#sky)"/>`,
    ...clouds,
    `<rect y="${horizon.toFixed(0)}" width="${PHOTO_WIDTH}" height="${(PHOTO_HEIGHT - horizon).toFixed(0)}" fill="${season.grass}"/>`,
    farWood(chance, season, horizon),
  ].join('');
}

function cloud(chance: Chance, { cloud: color }: Season, horizon: number): string {
  const [x, y] = [chance.between(0, PHOTO_WIDTH), chance.between(60, horizon - 120)];
  const width = chance.between(110, 240);
  const puffs = Array.from({ length: chance.whole(3, 5) }, () =>
    oval(
      [x + chance.between(-width, width) * 0.7, y + chance.between(-16, 8)],
      [width * chance.between(0.35, 0.6), width * chance.between(0.12, 0.2)],
      `fill="${color}" fill-opacity=".55"`,
    ),
  );
  return puffs.join('') + oval([x, y + 14], [width, width * 0.13], `fill="${color}" fill-opacity=".7"`);
}

function farWood(chance: Chance, { farWood: color }: Season, horizon: number): string {
  const tops = Array.from(
    { length: 46 },
    (_, index): Spot => [(index / 45) * PHOTO_WIDTH, horizon - chance.between(18, 58)],
  );
  const d = `${curve(tops)}L${PHOTO_WIDTH} ${horizon + 4}L0 ${horizon + 4}Z`;
  return `<path d="${d}" fill="${color}"/>`;
}

/** Fields that run towards the horizon. */
export function drawFields(chance: Chance, season: Season): string {
  const horizon = chance.between(380, 480);
  const vanishing: Spot = [chance.between(350, 1_250), horizon];
  const count = chance.whole(4, 7);
  const edges = Array.from(
    { length: count + 1 },
    (_, index) => -1_400 + (index * 4_400) / count + chance.between(-180, 180),
  );
  const drawn: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [left = 0, right = 0] = [edges[index], edges[index + 1]];
    // The far ends of the fields reach the wood side by side, not in one point.
    const narrow = (x: number): Spot => [vanishing[0] + (x - vanishing[0]) * 0.12, horizon];
    const field = [narrow(left), narrow(right), [right, PHOTO_HEIGHT] as const, [left, PHOTO_HEIGHT] as const];
    drawn.push(polygon(field, `fill="${chance.pick(season.fields)}"`));
    if (chance.happens(0.75)) drawn.push(perspectiveFurrows(chance, [left, right], narrow));
  }
  const bushes = Array.from({ length: chance.whole(2, 6) }, () => {
    const y = chance.between(horizon + 30, horizon + 150);
    return tree(chance, season, [chance.between(0, PHOTO_WIDTH), y], (y - horizon) * 0.9);
  });
  return [background(chance, season, horizon), ...drawn, ...bushes].join('');
}

function perspectiveFurrows(chance: Chance, [left, right]: Spot, narrow: (x: number) => Spot): string {
  const count = chance.whole(10, 22);
  const lines = Array.from({ length: count }, (_, index): [Spot, Spot] => {
    const x = left + ((index + 0.5) * (right - left)) / count;
    return [narrow(x), [x, PHOTO_HEIGHT]];
  });
  const color = chance.happens(0.6) ? '#3a3f1e' : '#fff6d8';
  return strokes(lines, `stroke="${color}" stroke-width="5" stroke-opacity=".14"`);
}

/** The edge of a wood behind a meadow. */
export function drawEdge(chance: Chance, season: Season): string {
  const horizon = chance.between(430, 520);
  const leavesFrom = chance.happens(0.5) ? 0 : PHOTO_WIDTH * 0.35;
  const row = (count: number, y: number, height: number) =>
    Array.from({ length: count }, () => {
      const at: Spot = [leavesFrom + chance.between(-60, PHOTO_WIDTH * 0.7), y + chance.between(-14, 14)];
      const tall = height * chance.between(0.75, 1.15);
      return chance.happens(0.5) ? spruce(chance, season, at, tall) : tree(chance, season, at, tall);
    }).join('');
  const tufts = Array.from({ length: 120 }, (): [Spot, Spot] => {
    const y = chance.between(horizon + 160, PHOTO_HEIGHT);
    const x = chance.between(0, PHOTO_WIDTH);
    const high = 8 + (y - horizon) * 0.05;
    return [
      [x, y],
      [x + chance.between(-6, 6), y - high],
    ];
  });
  const meadow = curve([
    [0, horizon + 190],
    [PHOTO_WIDTH * 0.4, horizon + 150],
    [PHOTO_WIDTH, horizon + 230],
  ]);
  return [
    background(chance, season, horizon),
    row(24, horizon + 50, 240),
    row(14, horizon + 110, 340),
    `<path d="${meadow}L${PHOTO_WIDTH} ${PHOTO_HEIGHT}L0 ${PHOTO_HEIGHT}Z" fill="${chance.pick(season.fields)}"/>`,
    strokes(tufts, 'stroke="#3b4a22" stroke-width="3" stroke-opacity=".35"'),
  ].join('');
}

/** The road to the plot, with poles along it. */
export function drawWay(chance: Chance, season: Season): string {
  const horizon = chance.between(400, 480);
  const end: Spot = [chance.between(600, 1_000), horizon];
  const half = chance.between(210, 320);
  const middle = chance.between(620, 980);
  const isPaved = chance.happens(0.6);
  const sides: readonly [Spot, Spot] = [
    [middle - half, PHOTO_HEIGHT],
    [middle + half, PHOTO_HEIGHT],
  ];
  const [left, right] = [chance.pick(season.fields), chance.pick(season.fields)];
  const road = [[end[0] - 7, horizon] as const, [end[0] + 7, horizon] as const, sides[1], sides[0]];
  const dashes = [0.12, 0.25, 0.42, 0.63, 0.88].map((far): [Spot, Spot] => {
    const at = (share: number): Spot => [
      end[0] + (middle - end[0]) * share,
      horizon + (PHOTO_HEIGHT - horizon) * share,
    ];
    return [at(far), at(far * 1.13)];
  });
  const edge = chance.happens(0.5) ? 1 : -1;
  const poles = [0.16, 0.26, 0.42, 0.7].map((far) => {
    const foot: Spot = [
      end[0] + (middle + edge * (half + 260) - end[0]) * far,
      horizon + (PHOTO_HEIGHT - horizon) * far,
    ];
    const high = 620 * far;
    return strokes(
      [
        [foot, [foot[0], foot[1] - high]],
        [
          [foot[0] - high * 0.09, foot[1] - high * 0.93],
          [foot[0] + high * 0.09, foot[1] - high * 0.93],
        ],
      ],
      `stroke="#6b6156" stroke-width="${(16 * far).toFixed(1)}"`,
    );
  });
  return [
    background(chance, season, horizon),
    polygon([[0, horizon], end, sides[0], [0, PHOTO_HEIGHT]], `fill="${left}"`),
    polygon([[PHOTO_WIDTH, horizon], end, sides[1], [PHOTO_WIDTH, PHOTO_HEIGHT]], `fill="${right}"`),
    polygon(road, `fill="${isPaved ? '#8f8b86' : '#c2ab82'}"`),
    isPaved
      ? dashes.map((dash, index) => strokes([dash], `stroke="#f4f1ea" stroke-width="${2 + index * 3}"`)).join('')
      : '',
    ...poles,
    spruce(chance, season, [end[0] - edge * chance.between(240, 420), horizon + 70], chance.between(150, 230)),
    tree(chance, season, [end[0] - edge * chance.between(430, 600), horizon + 110], chance.between(180, 260)),
  ].join('');
}
