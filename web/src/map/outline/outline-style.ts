import type { FillLayerSpecification, LineLayerSpecification } from 'maplibre-gl';

/** Drawing of outlines on every map (1§9, 2§9). */
export const OUTLINE = { fillOpacity: 0.6, strokeOpacity: 0.5, strokeWidthPx: 3 } as const;

/** Paints of the outline layers; each outline has its own colour. */
export function outlinePaints() {
  return {
    fill: { 'fill-color': ['get', 'colour'], 'fill-opacity': OUTLINE.fillOpacity },
    stroke: {
      'line-color': ['get', 'colour'],
      'line-opacity': OUTLINE.strokeOpacity,
      'line-width': OUTLINE.strokeWidthPx,
    },
  } as const satisfies {
    readonly fill: FillLayerSpecification['paint'];
    readonly stroke: LineLayerSpecification['paint'];
  };
}

/** Below this zoom an outline would be a speck: the marker's popup shows the shape instead. */
export const OUTLINE_MIN_ZOOM = 12;
