import type { LatLon } from '@gektar/contract/measure/position.ts';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { Picture } from './picture-marks.ts';
import { traceOutline } from './trace-outline.ts';

/** About 1,000 × 500 m: small enough for Mercator to be linear within a hundredth of a pixel. */
const bounds = { north: 55.7545, south: 55.75, west: 37.6, east: 37.616 };
const [width, height] = [800, 400];

type Point = readonly [x: number, y: number];
const plot: readonly Point[] = [
  [150, 90],
  [420, 60],
  [610, 210],
  [380, 260],
  [330, 340],
  [130, 300],
];
const corners = plot.map((point) => point.join()).join(' ');
const WHITE = '<rect width="100%" height="100%" fill="white"/>';

/** An SVG drawing as antialiased pixels. Unblocks SVG, which the upload code blocks in the whole process. */
async function drawn(content: string, as: (picture: Sharp) => Sharp = (picture) => picture.png()): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const file = await as(sharp(Buffer.from(svg))).toBuffer();
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function toPixel([latitude, longitude]: LatLon): Point {
  const { north, south, west, east } = bounds;
  return [((longitude - west) / (east - west)) * width, ((north - latitude) / (north - south)) * height];
}

async function tracedCorners(content: string, as?: (picture: Sharp) => Sharp): Promise<Point[]> {
  return ((await traceOutline(await drawn(content, as), bounds))?.coordinates ?? []).map(toPixel);
}

/** Expects a traced corner within `within` px of every drawn one, and at most `spare` additional corners. */
function expectPlot(traced: readonly Point[], within = 2.5, spare = 2): void {
  for (const [x, y] of plot) {
    const nearest = Math.min(...traced.map(([tx, ty]) => Math.hypot(tx - x, ty - y)));
    expect(nearest, `corner ${x}, ${y} of ${JSON.stringify(traced)}`).toBeLessThan(within);
  }
  expect(traced.length).toBeLessThanOrEqual(plot.length + spare);
}

test.each([
  ['a thin red line', '<polygon fill="none" stroke="#d22" stroke-width="1.5"'],
  ['a thick blue line', '<polygon fill="none" stroke="#1c4fd6" stroke-width="9" stroke-linejoin="miter"'],
  ['an orange line, between two hues', '<polygon fill="none" stroke="#ff8000" stroke-width="3"'],
  ['a line of ink', '<polygon fill="none" stroke="#222" stroke-width="2"'],
  ['a pale grey line', '<polygon fill="none" stroke="#aaa" stroke-width="3"'],
  ['a line around a pale fill', '<polygon fill="#9cf" fill-opacity="0.5" stroke="#06c" stroke-width="4"'],
  ['a filled shape', '<polygon fill="#2a4" stroke="none"'],
  ['a dashed line', '<polygon fill="none" stroke="#c0c" stroke-width="3" stroke-dasharray="9 6"'],
])('%s on white is traced along its middle', async (_, polygon) => {
  expectPlot(await tracedCorners(`${WHITE}${polygon} points="${corners}"/>`));
});

test('a line on a picture from the air, saved as JPEG, is told from fields and roads', async () => {
  const fields = Array.from({ length: 60 }, (_, index) => {
    const [x, y, tone] = [(index * 137) % width, (index * 89) % height, 70 + ((index * 31) % 60)];
    return `<rect x="${x - 40}" y="${y - 30}" width="120" height="80" fill="rgb(${tone},${tone + 25},${tone - 20})"/>`;
  });
  const road = '<path d="M0 220 L800 130" stroke="#999" stroke-width="8"/>';
  const ground = `<rect width="100%" height="100%" fill="#5a6b48"/>${fields.join('')}${road}`;
  const line = `<polygon fill="none" stroke="#ffe100" stroke-width="3" points="${corners}"/>`;
  expectPlot(await tracedCorners(ground + line, (picture) => picture.jpeg({ quality: 75 })), 5, 5);
});

test('of several outlines the largest one is taken, whatever is written in it', async () => {
  const small = '<polygon fill="none" stroke="#d22" stroke-width="3" points="650,20 760,20 760,120 650,120"/>';
  const text = '<text x="250" y="200" font-size="40" fill="#d22">12,5 га</text>';
  expectPlot(
    await tracedCorners(
      `${WHITE}${small}<polygon fill="none" stroke="#d22" stroke-width="3" points="${corners}"/>${text}`,
    ),
  );
});

test('lines inside the plot do not take it apart', async () => {
  const parts = '<path d="M250 80 L250 320 M140 200 L500 235" stroke="#d22" stroke-width="3"/>';
  expectPlot(
    await tracedCorners(`${WHITE}<polygon fill="none" stroke="#d22" stroke-width="3" points="${corners}"/>${parts}`),
  );
});

test('a picture without a background is traced too', async () => {
  expectPlot(await tracedCorners(`<polygon fill="none" stroke="#d22" stroke-width="3" points="${corners}"/>`));
});

test.each([
  ['an empty picture', WHITE],
  [
    'a line that is not closed',
    `${WHITE}<polyline fill="none" stroke="#d22" stroke-width="3" points="150,90 420,60 610,210 380,260"/>`,
  ],
  [
    'an outline that runs out of the picture',
    `${WHITE}<circle cx="40" cy="200" r="120" fill="none" stroke="#d22" stroke-width="3"/>`,
  ],
  [
    'specks and letters',
    `${WHITE}<circle cx="400" cy="200" r="6" fill="#d22"/><text x="100" y="100" font-size="20">Участок</text>`,
  ],
  ['one even colour from edge to edge', '<rect width="100%" height="100%" fill="#d22"/>'],
])('in %s nothing is found', async (_, content) => {
  expect(await traceOutline(await drawn(content), bounds)).toBeUndefined();
});

test('corners stand where the bounds say, in the projection of a map on the screen', async () => {
  const wide = { north: 70, south: 40, west: 30, east: 60 };
  const picture = await drawn(`${WHITE}<rect x="200" y="100" width="400" height="200" fill="#d22"/>`);
  const ring = (await traceOutline(picture, wide))?.coordinates ?? [];
  const [latitudes, longitudes] = [ring.map(([latitude]) => latitude), ring.map(([, longitude]) => longitude)];
  expect(Math.min(...longitudes)).toBeCloseTo(37.5, 1);
  expect(Math.max(...longitudes)).toBeCloseTo(52.5, 1);
  // A quarter and three quarters of the height, measured in Mercator.
  expect(Math.max(...latitudes)).toBeCloseTo(64.65, 1);
  expect(Math.min(...latitudes)).toBeCloseTo(49.83, 1);
  expect(ring[0]).not.toEqual(ring.at(-1));
});

test.each([
  [1, 1],
  [2, 2],
  [3, 1],
])('a picture of %s × %s px has no outline', async (width, height) => {
  expect(
    await traceOutline({ width, height, data: new Uint8Array(width * height * 4).fill(255) }, bounds),
  ).toBeUndefined();
});

test('noise has no outline', async () => {
  let state = 7;
  const data = Uint8Array.from({ length: 300 * 200 * 4 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  });
  expect(await traceOutline({ width: 300, height: 200, data }, bounds)).toBeUndefined();
});
