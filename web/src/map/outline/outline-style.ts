/** How an outline of an area is drawn on every map (1§9, 2§9). */
export const OUTLINE = { fillOpacity: 0.6, strokeOpacity: 0.5, strokeWidthPx: 3 } as const;

/** Below this zoom an outline would be a speck: the marker's flag carries the shape instead. */
export const OUTLINE_MIN_ZOOM = 12;
