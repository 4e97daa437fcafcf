import type { MapPosition } from './map-view.ts';

/** Zoom of a link to one place (1§9). */
const LINK_ZOOM = 16;

/** Address of the external map; longitude comes first in `pt` and `ll`. */
const OUTSIDE_MAP = 'https://yandex.ru/maps/';

/** A page of the outside map with a mark at the place. */
export function mapLink({ longitude, latitude }: MapPosition): string {
  const point = `${longitude},${latitude}`;
  return `${OUTSIDE_MAP}?pt=${point}&ll=${point}&z=${LINK_ZOOM}&l=map`;
}
