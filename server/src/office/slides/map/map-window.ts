import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Frame } from '#office/slides/slide.ts';
import type { BaseMap } from './base-map.ts';
import { isInside, kmBetween, type MapView, mapView } from './map-view.ts';

const MOSCOW: LatLon = [55.754, 37.62];
/** So far from Moscow a plot is still shown beside it. */
const NEAR_MOSCOW_KM = 130;
const SMALLEST_WIDTH_KM = 40;
/** Of the frame, free around what has to be seen. */
const SPARE = 1.5;
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

/** All of them, with Moscow when one of them is near it. */
export function windowOverAll(frame: Frame, positions: readonly LatLon[]): MapView {
  const isNear = positions.some((position) => kmBetween(position, MOSCOW) <= NEAR_MOSCOW_KM);
  return windowOf(frame, isNear ? [...positions, MOSCOW] : positions);
}

/** The smallest window with all of these in it. */
export function windowOf(frame: Frame, positions: readonly LatLon[], smallestKm = SMALLEST_WIDTH_KM): MapView {
  const [south, north] = extent(positions.map(([latitude]) => latitude));
  const [west, east] = extent(positions.map(([, longitude]) => longitude));
  const middle: LatLon = [(south + north) / 2, (west + east) / 2];
  const across = kmBetween([middle[0], west], [middle[0], east]);
  const up = kmBetween([south, middle[1]], [north, middle[1]]);
  return mapView(frame, middle, Math.max(smallestKm, across * SPARE, up * SPARE * (frame.w / frame.h)));
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
