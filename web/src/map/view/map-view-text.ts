import type { MapView } from './map-view.ts';

/** Parses a view from a URL: `55.7558,37.6176,9.5`; undefined for any other value. */
export function mapViewOf(at: unknown): MapView | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN, ...rest] = String(at).split(',').map(Number);
  const isView = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 24 && rest.length === 0;
  return isView ? { latitude, longitude, zoom } : undefined;
}

/** View as text for a URL, with five decimals (a metre): fewer would move the map by rounding. */
export function mapViewText({ latitude, longitude, zoom }: MapView): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom.toFixed(2)}`;
}
