import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { baseStyle, withTiles } from './base-style.ts';
import type { MapTokens } from './map-tokens.ts';

const tokens: MapTokens = {
  land: '#eceae1',
  city: '#dcd8cb',
  edge: '#c9c4b4',
  water: '#b4d0dc',
  road: '#ffffff',
  roadEdge: '#d5d0c2',
  text: '#55524a',
  accent: '#2c6b45',
  onAccent: '#ffffff',
  ring: '#ffffff',
  clusterRing: '#ffffff',
  isDark: false,
};
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Плитки' };

// The map itself does not validate its style: that would take longer than loading it.
test.each([
  ['our own map', baseStyle(tokens)],
  ['tiles by day', withTiles(baseStyle(tokens), tiles, false)],
  ['tiles by night', withTiles(baseStyle(tokens), tiles, true)],
])('the style of %s is a valid style of MapLibre', (_, style) => {
  // Without `glyphs`, MapLibre lets the browser draw letters. The validator does not know this, so `glyphs` is added.
  expect(validateStyleMin({ ...style, glyphs: '{fontstack}/{range}' })).toEqual([]);
});

test('the layers of the map lie in order: sea, land, towns, water, edges of roads, roads, names, tiles', () => {
  const layers = withTiles(baseStyle(tokens), tiles, false).layers.map(({ id }) => id);
  const roads = ['region-ring', 'trunk', 'radial', 'city-ring', 'moscow-ring'];
  expect(layers).toEqual([
    ...['sea', 'land', 'city', 'borders', 'lakes', 'great-river', 'near-river'],
    // Small roads below large ones, and no edge over a road.
    ...roads.map((road) => `${road}-edge`),
    ...roads.map((road) => `${road}-road`),
    // Smaller places below larger ones.
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((rank) => `places-${rank}`),
    'tiles',
  ]);
});
