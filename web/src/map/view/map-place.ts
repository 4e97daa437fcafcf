import type { MapView } from './map-view.ts';

/** `55.7558,37.6176,9.5` of an address → what the map shows; undefined for anything that is no place. */
export function mapViewOf(at: unknown): MapView | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN, ...rest] = String(at).split(',').map(Number);
  const isPlace =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 24 && rest.length === 0;
  return isPlace ? { latitude, longitude, zoom } : undefined;
}

/** The other way round; five decimals are a metre: coarser, and the map would be moved back by the rounding. */
export function mapViewText({ latitude, longitude, zoom }: MapView): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom.toFixed(2)}`;
}
