import type { LayerProps } from 'react-map-gl/maplibre';
import { STRONG_LABEL_FONT } from '#map/canvas/map-fonts.ts';
import type { MapTokens } from '#map/canvas/map-tokens.ts';

/** The layer that reacts to the pointer. */
export const CLUSTER_CORE = 'points-cluster';

const RING_PX = 2;
const HALO_PX = 4;

/** Radius of a cluster in px by its count: distinguishes 3 from 30 at a glance and does not touch its neighbours. */
const RADIUS_BY_COUNT = [2, 13.5, 10, 18, 25, 23, 100, 26, 1000, 29, 10_000, 32] as const;

/** Number of points of a cluster, summed up by the source, or of an unclustered crowd. */
type Count = ['coalesce', ['get', string], ['get', string]];
const COUNT: Count = ['coalesce', ['get', 'sum'], ['get', 'count']];
/** Sum that the source computes per cluster: a crowd adds its count, a point adds 1. */
export const CLUSTER_SUM = { sum: ['+', ['coalesce', ['get', 'count'], 1]] };
/** A single point: neither a cluster nor a crowd. */
export const IS_SINGLE: ['has', string] = ['has', 'id'];

type Grown = ['interpolate', ['linear'], Count, ...number[]];

function radius(more: number): Grown {
  return ['interpolate', ['linear'], COUNT, ...RADIUS_BY_COUNT.map((n, i) => (i % 2 ? n + more : n))];
}

/** Halo, ring and core of a cluster, and its count. */
export function clusterLayers(tokens: MapTokens): LayerProps[] {
  const filter: ['!', ['has', string]] = ['!', ['has', 'id']];
  return [
    {
      id: 'points-cluster-halo',
      type: 'circle',
      filter,
      paint: { 'circle-radius': radius(RING_PX + HALO_PX), 'circle-color': tokens.accent, 'circle-opacity': 0.26 },
    },
    {
      id: CLUSTER_CORE,
      type: 'circle',
      filter,
      paint: {
        'circle-radius': radius(0),
        'circle-color': tokens.accent,
        'circle-stroke-width': RING_PX,
        'circle-stroke-color': tokens.clusterRing,
      },
    },
    {
      id: 'points-cluster-count',
      type: 'symbol',
      filter,
      layout: {
        'text-field': ['number-format', COUNT, { locale: 'ru' }],
        'text-font': STRONG_LABEL_FONT,
        'text-size': 12,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': tokens.onAccent },
    },
  ];
}
