import type { Feature, FeatureCollection, LineString } from 'geojson';
import type { MapBounds } from '#map/view/map-view.ts';

/** Spacings of the lines (degrees), widest first; each is a round number of degrees, minutes or seconds. */
const STEPS = [10, 5, 2, 1, 1 / 2, 1 / 3, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120, 1 / 360];
const TILE_PX = 512;
const LEAST_SPACING_PX = 170;

/** The finest step whose lines do not crowd at a zoom. */
export function graticuleStep(zoom: number): number {
  const degreesPerPx = 360 / (TILE_PX * 2 ** zoom);
  return STEPS.findLast((step) => step / degreesPerPx >= LEAST_SPACING_PX) ?? 10;
}

/** Degrees, minutes and, if the step needs them, seconds: 55°45′. */
export function degreeText(degrees: number): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const [whole, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = degrees < 0 ? '−' : '';
  return `${sign}${whole}°${minutes || rest ? `${two(minutes)}′` : ''}${rest ? `${two(rest)}″` : ''}`;
}

function line(from: [number, number], to: [number, number], degrees: number): Feature<LineString> {
  return {
    type: 'Feature',
    properties: { text: degreeText(degrees) },
    geometry: { type: 'LineString', coordinates: [from, to] },
  };
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

/** Meridians and parallels of a window and of a margin as wide as the window, so that dragging always shows lines. */
export function graticule([west, south, east, north]: MapBounds, zoom: number): FeatureCollection<LineString> {
  const step = graticuleStep(zoom);
  const [width, height] = [east - west, north - south];
  const [left, right] = [Math.max(-180, west - width), Math.min(180, east + width)];
  const [bottom, top] = [Math.max(-85, south - height), Math.min(85, north + height)];
  return {
    type: 'FeatureCollection',
    features: [
      ...multiples(left, right, step).map((x) => line([x, bottom], [x, top], x)),
      ...multiples(bottom, top, step).map((y) => line([left, y], [right, y], y)),
    ],
  };
}
