import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { LABEL_FONT, STRONG_LABEL_FONT } from './map-fonts.ts';
import type { MapTokens } from './map-tokens.ts';

/** Our own base map: files of `web/public/map/`, drawn by `web/base-map/build-base-map.ts`. */
const FILES = `${import.meta.env.BASE_URL}map/`;

const BASE_ATTRIBUTION = 'Natural Earth; дороги и реки показаны схематично';

/** The sketched roads and rivers are true at the scale of a region, not of a street: beyond these zooms they are gone. */
const SKETCHED_ROADS_END = 13;
const SKETCHED_RIVERS_END = 12;

/** From which zoom names of a rank are read: 1 Moscow, 2–5 by population, 6–7 towns around Moscow, 8 parts of Moscow. */
const RANK_FROM_ZOOM: readonly (readonly [rank: number, minzoom: number, size: number])[] = [
  [8, 10.3, 11],
  [7, 8.6, 11],
  [6, 7.4, 11.5],
  [5, 5.6, 11.5],
  [4, 4.8, 12],
  [3, 3.9, 12],
  [2, 3, 12.5],
];

type LineKind = { kind: string; minzoom: number; maxzoom: number; width: number; edge: number };

const ROADS: readonly LineKind[] = [
  { kind: 'region-ring', minzoom: 7.5, maxzoom: SKETCHED_ROADS_END, width: 2, edge: 3.4 },
  { kind: 'trunk', minzoom: 4.5, maxzoom: 9, width: 2, edge: 3.4 },
  { kind: 'radial', minzoom: 4.5, maxzoom: SKETCHED_ROADS_END, width: 3, edge: 4.4 },
  { kind: 'city-ring', minzoom: 9, maxzoom: 14, width: 2, edge: 3.2 },
  { kind: 'moscow-ring', minzoom: 7, maxzoom: 16, width: 5, edge: 6.4 },
];

/** A line grows to its full width from two zooms below 9, and fades over the last zoom before it ends. */
function roadLayer(road: LineKind, colour: string, width: number, part: string): LayerSpecification {
  return {
    id: `${road.kind}-${part}`,
    type: 'line',
    source: 'reference',
    filter: ['==', ['get', 'kind'], road.kind],
    minzoom: road.minzoom,
    maxzoom: road.maxzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, width * 0.4, 8, width * 0.9, 10, width],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], road.maxzoom - 1, 1, road.maxzoom, 0],
    },
  };
}

function riverLayer(kind: string, minzoom: number, maxzoom: number, colour: string): LayerSpecification {
  return {
    id: kind,
    type: 'line',
    source: 'reference',
    filter: ['==', ['get', 'kind'], kind],
    minzoom,
    maxzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 2, 11, 3],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], maxzoom - 1, 1, maxzoom, 0],
    },
  };
}

function placeLayers(tokens: MapTokens): LayerSpecification[] {
  const halo = { 'text-color': tokens.text, 'text-halo-color': tokens.land, 'text-halo-width': 1.5 };
  const towns = RANK_FROM_ZOOM.map(
    ([rank, minzoom, size]): LayerSpecification => ({
      id: `places-${rank}`,
      type: 'symbol',
      source: 'places',
      filter: ['==', ['get', 'rank'], rank],
      minzoom,
      layout: {
        // The dot is the last line of the label, so that name and dot come and go together.
        'text-field': rank === 8 ? ['get', 'name'] : ['concat', ['get', 'name'], '\n•'],
        'text-font': LABEL_FONT,
        'text-size': size,
        'text-anchor': rank === 8 ? 'center' : 'bottom',
        'text-offset': rank === 8 ? [0, 0] : [0, 0.55],
        'text-line-height': 0.95,
        'text-padding': 3,
        'text-max-width': 14,
      },
      paint: rank === 8 ? { ...halo, 'text-halo-color': tokens.city, 'text-opacity': 0.85 } : halo,
    }),
  );
  const capital: LayerSpecification = {
    id: 'places-1',
    type: 'symbol',
    source: 'places',
    filter: ['==', ['get', 'rank'], 1],
    maxzoom: 11.5,
    layout: { 'text-field': ['get', 'name'], 'text-font': STRONG_LABEL_FONT, 'text-size': 15, 'text-padding': 4 },
    paint: { ...halo, 'text-halo-color': tokens.city, 'text-halo-width': 2 },
  };
  return [...towns, capital];
}

function areaLayer(id: string, source: string, kind: string, colour: string): LayerSpecification {
  return { id, type: 'fill', source, filter: ['==', ['get', 'kind'], kind], paint: { 'fill-color': colour } };
}

/** The style of our own base map in the colours of the page; without `glyphs`, `sprite` or any outside address. */
export function baseStyle(tokens: MapTokens): StyleSpecification {
  return {
    version: 8,
    name: 'base',
    sources: {
      world: { type: 'geojson', data: `${FILES}world.geojson`, attribution: BASE_ATTRIBUTION, tolerance: 0.25 },
      reference: { type: 'geojson', data: `${FILES}reference.geojson`, tolerance: 0.25 },
      places: { type: 'geojson', data: `${FILES}places.geojson` },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': tokens.water } },
      areaLayer('land', 'world', 'land', tokens.land),
      areaLayer('city', 'reference', 'city', tokens.city),
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        filter: ['==', ['get', 'kind'], 'border'],
        paint: { 'line-color': tokens.edge, 'line-width': 1.2 },
      },
      areaLayer('lakes', 'reference', 'lake', tokens.water),
      riverLayer('great-river', 3, 9.5, tokens.water),
      riverLayer('near-river', 7, SKETCHED_RIVERS_END, tokens.water),
      ...ROADS.map((road) => roadLayer(road, tokens.roadEdge, road.edge, 'edge')),
      ...ROADS.map((road) => roadLayer(road, tokens.road, road.width, 'road')),
      ...placeLayers(tokens),
    ],
  };
}

/** Tiles of the setting over our own map, which shows through wherever a tile does not come. */
export function withTiles(style: StyleSpecification, tiles: BaseTiles, isDark: boolean): StyleSpecification {
  return {
    ...style,
    sources: {
      ...style.sources,
      tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19, attribution: tiles.attribution },
    },
    layers: [
      ...style.layers,
      {
        id: 'tiles',
        type: 'raster',
        source: 'tiles',
        paint: isDark ? { 'raster-brightness-max': 0.55, 'raster-saturation': -0.5 } : { 'raster-saturation': -0.2 },
      },
    ],
  };
}

/** Raster tiles by `{z}/{x}/{y}` and the words their owner wants to see. */
export interface BaseTiles {
  readonly url: string;
  readonly attribution: string;
}
