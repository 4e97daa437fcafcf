import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Frame } from '#office/slides/slide.ts';
import type { BaseMap } from './base-map.ts';
import { isInside, kmBetween, type MapView, mapView, wrapped } from './map-view.ts';

const MOSCOW: LatLon = [55.754, 37.62];
/** So far from Moscow a plot is still shown beside it. */
const NEAR_MOSCOW_KM = 130;
const SMALLEST_WIDTH_KM = 40;
/** Of a part of a larger map. */
const CLOSE_WIDTH_KM = 10;
/** Smallest of all, where there are many in one place. */
const CLOSEST_WIDTH_KM = 1;
/** Of the frame, free around what has to be seen. */
const SPARE = 1.5;
/** Inches, free on all sides of a map with marks: room for their numbers, the scale and the arrow. */
const INSET = 0.5;
/** Widths that are tried where Moscow is far, until so many names are in sight. */
const farWidthsKm = [60, 120, 240, 480];
const ENOUGH_NAMES = 2;

/** Beside Moscow where it is near, otherwise among a few towns that one has heard of. */
export function windowAround(base: BaseMap, frame: Frame, position: LatLon): MapView {
  if (kmBetween(position, MOSCOW) <= NEAR_MOSCOW_KM) return windowOf(frame, [position, MOSCOW]);
  const views = farWidthsKm.map((widthKm) => mapView(frame, position, widthKm));
  const names = (view: MapView) => base.places.filter(({ at }) => isInside(view.place(at), view)).length;
  return (
    views.find((view) => names(view) >= ENOUGH_NAMES) ?? views.at(-1) ?? mapView(frame, position, SMALLEST_WIDTH_KM)
  );
}

/** Windows with all of these in them, the one that is wanted first: with Moscow when one of them is near it, without, as close as may be. */
export function windowsOver(frame: Frame, positions: readonly LatLon[]): [MapView, ...MapView[]] {
  const isNear = positions.some((position) => kmBetween(position, MOSCOW) <= NEAR_MOSCOW_KM);
  const alone = [SMALLEST_WIDTH_KM, CLOSEST_WIDTH_KM].map((km) => windowWithin(frame, positions, km));
  return [windowWithin(frame, isNear ? [...positions, MOSCOW] : positions, SMALLEST_WIDTH_KM), ...alone];
}

/** The same for some of the marks of a larger map: no wider than they need. */
export function closeWindows(frame: Frame, positions: readonly LatLon[]): [MapView, ...MapView[]] {
  return [windowWithin(frame, positions, CLOSE_WIDTH_KM), windowWithin(frame, positions, CLOSEST_WIDTH_KM)];
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

/** The smallest window with all of these in it. */
export function windowOf(frame: Frame, positions: readonly LatLon[], smallestKm = SMALLEST_WIDTH_KM): MapView {
  const { middle, acrossKm, upKm } = extent(positions);
  return mapView(frame, middle, Math.max(smallestKm, acrossKm * SPARE, upKm * SPARE * (frame.w / frame.h)));
}

/** Over the 180th meridian where that is the shorter way. */
function extent(positions: readonly LatLon[]): { middle: LatLon; acrossKm: number; upKm: number } {
  const latitudes = positions.map(([latitude]) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const { west, span } = shortestArc(positions.map(([, longitude]) => longitude));
  const middle: LatLon = [(south + north) / 2, wrapped(west + span / 2)];
  // Halves: the short way between the ends may be the other one.
  const acrossKm = 2 * kmBetween(middle, [middle[0], west]);
  return { middle, acrossKm, upKm: kmBetween([south, 0], [north, 0]) };
}

/** What is left of the circle when the widest gap between longitudes is taken away. */
function shortestArc(longitudes: readonly number[]): { west: number; span: number } {
  const sorted = [...longitudes].sort((one, other) => one - other);
  let widest = { gap: -1, west: sorted[0] ?? 0 };
  for (const [index, longitude] of sorted.entries()) {
    const before = sorted[index - 1] ?? (sorted.at(-1) ?? longitude) - 360;
    if (longitude - before > widest.gap) widest = { gap: longitude - before, west: longitude };
  }
  return { west: widest.west, span: 360 - widest.gap };
}
