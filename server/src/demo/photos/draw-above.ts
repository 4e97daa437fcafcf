import type { Chance } from '#demo/seeded-random.ts';
import type { Season } from './season.ts';
import { circle, curve, PHOTO_HEIGHT, PHOTO_WIDTH, polygon, type Spot, strokes } from './svg.ts';

/** Half the length of a strip (px): more than half of the diagonal, so that rotated strips cover the picture. */
const REACH = 1_100;
const MIDDLE: Spot = [PHOTO_WIDTH / 2, PHOTO_HEIGHT / 2];

/** A drone view: strips of fields, a road, a wood, some roofs, and the plot outlined in white. */
export function drawAbove(chance: Chance, season: Season): string {
  const turn = chance.between(-35, 35);
  return [
    `<rect width="${PHOTO_WIDTH}" height="${PHOTO_HEIGHT}" fill="${season.grass}"/>`,
    `<g transform="rotate(${turn.toFixed(1)} ${MIDDLE[0]} ${MIDDLE[1]})">${strips(chance, season)}</g>`,
    drawRoad(chance),
    wood(chance, season),
    plot(chance),
  ].join('');
}

function strips(chance: Chance, { fields }: Season): string {
  const drawn: string[] = [];
  for (let x = MIDDLE[0] - REACH; x < MIDDLE[0] + REACH; ) {
    const width = chance.between(140, 320);
    for (let y = MIDDLE[1] - REACH; y < MIDDLE[1] + REACH; ) {
      const height = chance.between(260, 700);
      const box = `x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}"`;
      drawn.push(`<rect ${box} fill="${chance.pick(fields)}"/>`);
      if (chance.happens(0.65)) drawn.push(furrows(chance, [x, y], [width, height]));
      y += height;
    }
    x += width;
  }
  return drawn.join('');
}

function furrows(chance: Chance, [x, y]: Spot, [width, height]: Spot): string {
  const step = chance.between(8, 16);
  const lines = Array.from({ length: Math.floor(width / step) }, (_, index): [Spot, Spot] => {
    const at = x + (index + 0.5) * step;
    return [
      [at, y],
      [at, y + height],
    ];
  });
  const color = chance.happens(0.5) ? '#2f3a1c' : '#fff6d8';
  return strokes(lines, `stroke="${color}" stroke-width="3" stroke-opacity=".13"`);
}

function drawRoad(chance: Chance): string {
  const [from, to] = [chance.between(120, 480), chance.between(120, 480)];
  const line = curve([
    [-40, from],
    [PHOTO_WIDTH * 0.45, (from + to) / 2 + chance.between(-90, 90)],
    [PHOTO_WIDTH + 40, to],
  ]);
  const roofs = Array.from({ length: chance.whole(4, 9) }, (_, index) => {
    const [x, y] = [chance.between(1_050, 1_500), (from + to) / 2 - 60 - 62 * (index % 2) - chance.between(0, 26)];
    const size = chance.between(26, 46);
    const fill = chance.pick(['#a85c46', '#8f8a86', '#b9b3a8', '#9a4d3d']);
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${(size * 1.3).toFixed(0)}" height="${size.toFixed(0)}" fill="${fill}"/>`;
  });
  return [
    `<path d="${line}" fill="none" stroke="#d9d2c2" stroke-width="34"/>`,
    `<path d="${line}" fill="none" stroke="#8f8b86" stroke-width="24"/>`,
    `<path d="${line}" fill="none" stroke="#f4f1ea" stroke-width="2.5" stroke-dasharray="26 22"/>`,
    ...roofs,
  ].join('');
}

function wood(chance: Chance, { leaves, spruces }: Season): string {
  const corner: Spot = [chance.happens(0.5) ? 60 : PHOTO_WIDTH - 60, PHOTO_HEIGHT - chance.between(40, 200)];
  const trees = Array.from({ length: chance.whole(110, 170) }, (): [Spot, number] => {
    const [angle, far] = [chance.between(0, 2 * Math.PI), Math.sqrt(chance.between(0, 1)) * chance.between(240, 420)];
    return [[corner[0] + Math.cos(angle) * far * 1.3, corner[1] + Math.sin(angle) * far], chance.between(14, 30)];
  });
  const shadows = trees.map(([[x, y], radius]) => circle([x + 7, y + 9], radius, 'fill="#1d2614" fill-opacity=".25"'));
  const crowns = trees.map(([at, radius]) =>
    circle(at, radius, `fill="${chance.happens(0.6) ? chance.pick(leaves) : chance.pick(spruces)}"`),
  );
  return [...shadows, ...crowns].join('');
}

function plot(chance: Chance): string {
  const corners = chance.whole(4, 6);
  const middle: Spot = [chance.between(560, 1_000), chance.between(580, 740)];
  const ring = Array.from({ length: corners }, (_, index): Spot => {
    const angle = ((index + chance.between(-0.22, 0.22)) * 2 * Math.PI) / corners;
    const radius = chance.between(190, 290);
    return [middle[0] + Math.cos(angle) * radius * 1.35, middle[1] + Math.sin(angle) * radius * 0.85];
  });
  return (
    polygon(ring, 'fill="#ffffff" fill-opacity=".14" stroke="#ffffff" stroke-width="7" stroke-linejoin="round"') +
    ring
      .map(
        ([x, y]) => `<rect x="${(x - 10).toFixed(0)}" y="${(y - 10).toFixed(0)}" width="20" height="20" fill="#fff"/>`,
      )
      .join('')
  );
}
