import type { MapPosition } from './map-view.ts';

/** Zoom of a link to one place (1§9). */
const LINK_ZOOM = 16;

/** URL of the external map; longitude comes first in its parameters `pt` and `ll`. */
const OUTSIDE_MAP = 'https://yandex.ru/maps/';

/** Link to the external map with a mark at the position. */
export function mapLink({ longitude, latitude }: MapPosition): string {
  const point = `${longitude},${latitude}`;
  return `${OUTSIDE_MAP}?pt=${point}&ll=${point}&z=${LINK_ZOOM}&l=map`;
}
