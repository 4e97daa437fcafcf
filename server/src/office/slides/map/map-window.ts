import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Frame } from '#office/slides/slide.ts';
import type { BaseMap } from './base-map.ts';
import { isInside, kmBetween, type MapView, mapView, wrapped } from './map-view.ts';

const MOSCOW: LatLon = [55.754, 37.62];
/** Up to this distance a plot is shown together with Moscow (km). */
const NEAR_MOSCOW_KM = 130;
const SMALLEST_WIDTH_KM = 40;
/** Minimum width of a detail of a larger map (km). */
const CLOSE_WIDTH_KM = 10;
/** Smallest width, for many marks in one place. */
const CLOSEST_WIDTH_KM = 1;
/** Padding factor around the positions to be shown. */
const SPARE = 1.5;
/** Padding of a map with marks (inches): space for numbers, the scale and the arrow. */
const INSET = 0.5;
/** Widths tried far from Moscow until enough names are visible (km). */
const farWidthsKm = [60, 120, 240, 480];
const ENOUGH_NAMES = 2;

/** Window around a position: with Moscow when that is near, otherwise wide enough for a few well-known towns. */
export function windowAround(base: BaseMap, frame: Frame, position: LatLon): MapView {
  if (kmBetween(position, MOSCOW) <= NEAR_MOSCOW_KM) return windowOf(frame, [position, MOSCOW]);
  const views = farWidthsKm.map((widthKm) => mapView(frame, position, widthKm));
  const names = (view: MapView) => base.places.filter(({ at }) => isInside(view.place(at), view)).length;
  return (
    views.find((view) => names(view) >= ENOUGH_NAMES) ?? views.at(-1) ?? mapView(frame, position, SMALLEST_WIDTH_KM)
  );
}

/**
 * Windows that contain all positions, the preferred one first: with Moscow when a position is near it, then ever
 * tighter ones.
 */
export function windowsOver(frame: Frame, positions: readonly LatLon[]): [MapView, ...MapView[]] {
  const isNear = positions.some((position) => kmBetween(position, MOSCOW) <= NEAR_MOSCOW_KM);
  const alone = [SMALLEST_WIDTH_KM, CLOSEST_WIDTH_KM].map((km) => windowWithin(frame, positions, km));
  return [windowWithin(frame, isNear ? [...positions, MOSCOW] : positions, SMALLEST_WIDTH_KM), ...alone];
}

/**
 * Windows for some marks of a larger map, as tight as possible and never wider than it: a detail is not drawn smaller
 * than the overview that refers to it.
 */
export function closeWindows(above: MapView, positions: readonly LatLon[]): [MapView, ...MapView[]] {
  const { frame, kmInInch } = above;
  const within = (smallestKm: number) => windowWithin(frame, positions, Math.min(smallestKm, kmInInch * frame.w));
  return [within(CLOSE_WIDTH_KM), within(CLOSEST_WIDTH_KM)];
}

function windowWithin(frame: Frame, positions: readonly LatLon[], smallestKm: number): MapView {
  const { middle, acrossKm, upKm } = extent(positions);
  const widthKm = Math.max(
    smallestKm,
    (acrossKm * frame.w) / (frame.w - 2 * INSET),
    (upKm * frame.w) / (frame.h - 2 * INSET),
  );
  return mapView(frame, middle, widthKm);
}

/** The smallest window that contains all positions with padding. */
export function windowOf(frame: Frame, positions: readonly LatLon[], smallestKm = SMALLEST_WIDTH_KM): MapView {
  const { middle, acrossKm, upKm } = extent(positions);
  return mapView(frame, middle, Math.max(smallestKm, acrossKm * SPARE, upKm * SPARE * (frame.w / frame.h)));
}

/** Centre and size of the rectangle around positions, across the 180th meridian where that is shorter. */
function extent(positions: readonly LatLon[]): { middle: LatLon; acrossKm: number; upKm: number } {
  const latitudes = positions.map(([latitude]) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const { west, span } = shortestArc(positions.map(([, longitude]) => longitude));
  const middle: LatLon = [(south + north) / 2, wrapped(west + span / 2)];
  // Summed over both halves: the distance between the ends would take the shorter way around the globe.
  const acrossKm = 2 * kmBetween(middle, [middle[0], west]);
  return { middle, acrossKm, upKm: kmBetween([south, 0], [north, 0]) };
}

/** Western end and length of the arc that contains all longitudes: the circle without its widest gap (degrees). */
function shortestArc(longitudes: readonly number[]): { west: number; span: number } {
  const sorted = [...longitudes].sort((one, other) => one - other);
  let widest = { gap: -1, west: sorted[0] ?? 0 };
  for (const [index, longitude] of sorted.entries()) {
    const before = sorted[index - 1] ?? (sorted.at(-1) ?? longitude) - 360;
    if (longitude - before > widest.gap) widest = { gap: longitude - before, west: longitude };
  }
  return { west: widest.west, span: 360 - widest.gap };
}
