/**
 * Draws the base map that works without a network, from the public domain outlines of Natural Earth (npm `world-atlas`)
 * and from the tables in this folder, into `web/public/map/`. Run after a change of a table and commit the output: `npx
 * node web/base-map/build-base-map.ts`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Feature, FeatureCollection, Geometry, MultiPolygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { Sketch } from './anchors.ts';
import { coarsen, type Topology } from './coarse-world.ts';
import { curveThrough, ringThrough } from './curve.ts';
import { moscowRing, radials, rings, trunks } from './roads.ts';
import { greatRivers, lakes, nearRivers } from './waters.ts';

/** Smaller islands are left out (square degrees). */
const SMALLEST_ISLAND = 0.004;
const ANTARCTICA_BELOW = -60;

const out = fileURLToPath(new URL('../public/map/', import.meta.url));

/**
 * Visible countries without Antarctica. Drawn one by one: the merged continent of `land`, with the Caspian as a hole,
 * is too complex for a tile's triangulation.
 */
function landMasses(countries: Feature | FeatureCollection): Feature[] {
  const parts = countries.type === 'FeatureCollection' ? countries.features : [countries];
  return parts.flatMap(({ geometry }): Feature[] => {
    const coordinates = polygonsOf(geometry).map(unwrap).filter(isSeen);
    if (coordinates.length === 0) return [];
    return [{ type: 'Feature', properties: { kind: 'land' }, geometry: { type: 'MultiPolygon', coordinates } }];
  });
}

function polygonsOf(geometry: Geometry): MultiPolygon['coordinates'] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
}

/**
 * `world-atlas` merges shapes cut by the 180th meridian: here such a ring continues beyond 180° instead of jumping
 * back.
 */
function unwrap(polygon: MultiPolygon['coordinates'][number]): MultiPolygon['coordinates'][number] {
  return polygon.map((ring) => {
    const crosses = ring.some(([x = 0], i) => Math.abs(x - (ring[i - 1]?.[0] ?? x)) > 180);
    return crosses ? ring.map(([x = 0, y = 0]) => [x < 0 ? x + 360 : x, y]) : ring;
  });
}

function isSeen([shore = []]: MultiPolygon['coordinates'][number]): boolean {
  return ringArea(shore) > SMALLEST_ISLAND && shore.some((point) => (point[1] ?? 0) > ANTARCTICA_BELOW);
}

function ringArea(ring: readonly (readonly number[])[]): number {
  let twice = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    twice += (a[0] ?? 0) * (b[1] ?? 0) - (b[0] ?? 0) * (a[1] ?? 0);
  }
  return Math.abs(twice) / 2;
}

function line(kind: string, { name, through }: Sketch): Feature {
  const geometry: Geometry = { type: 'LineString', coordinates: curveThrough(through) };
  return { type: 'Feature', properties: { kind, name }, geometry };
}

function ring(kind: string, { name, through }: Sketch): Feature {
  const geometry: Geometry = { type: 'LineString', coordinates: ringThrough(through) };
  return { type: 'Feature', properties: { kind, name }, geometry };
}

function area(kind: string, { name, through }: Sketch): Feature {
  const geometry: Geometry = { type: 'Polygon', coordinates: [ringThrough(through)] };
  return { type: 'Feature', properties: { kind, name }, geometry };
}

function places(): Feature[] {
  const rows = readFileSync(new URL('places.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return rows.map((row) => {
    const [name, latitude, longitude, rank] = row.split(',');
    const coordinates = [Number(longitude), Number(latitude)];
    return { type: 'Feature', properties: { name, rank: Number(rank) }, geometry: { type: 'Point', coordinates } };
  });
}

function write(file: string, features: Feature[]): void {
  const text = JSON.stringify({ type: 'FeatureCollection', features } satisfies FeatureCollection);
  writeFileSync(`${out}${file}`, `${text}\n`);
  process.stdout.write(`${file}: ${features.length} features, ${Math.round(text.length / 1024)} KB\n`);
}

const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const world = coarsen(JSON.parse(readFileSync(atlas, 'utf8')) as Topology);
const countries = world.objects['countries'] as Parameters<typeof mesh>[1];
if (!countries) throw new TypeError('world-atlas has changed its shape');

mkdirSync(out, { recursive: true });
write('world.geojson', [
  ...landMasses(feature(world, countries)),
  { type: 'Feature', properties: { kind: 'border' }, geometry: mesh(world, countries, (a, b) => a !== b) },
]);
write('reference.geojson', [
  area('city', { name: 'Москва', through: moscowRing }),
  ...lakes.map((lake) => area('lake', lake)),
  ...greatRivers.map((river) => line('great-river', river)),
  ...nearRivers.map((river) => line('near-river', river)),
  ...trunks.map((road) => line('trunk', road)),
  ...radials.map((road) => line('radial', road)),
  ...rings.map((each) => ring(`${each.weight}-ring`, each)),
  ring('moscow-ring', { name: 'МКАД', through: moscowRing }),
]);
write('places.geojson', places());
