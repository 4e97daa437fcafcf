import { DEFAULT_VIEW, type MapPosition } from './map-view.ts';

/** Zoom of a link to one place (1§9). */
const LINK_ZOOM = 16;

/** Address of the outside map; longitude comes first in `pt` and `ll`. */
const OUTSIDE_MAP = 'https://yandex.ru/maps/';

/** A page of the outside map with a mark at the place. */
export function mapLink({ longitude, latitude }: MapPosition): string {
  const point = `${longitude},${latitude}`;
  return `${OUTSIDE_MAP}?pt=${point}&ll=${point}&z=${LINK_ZOOM}&l=map`;
}

/** The outside map without a mark, for an object whose place is not known: the default centre and zoom. */
export function defaultMapLink(): string {
  const { longitude, latitude, zoom } = DEFAULT_VIEW;
  return `${OUTSIDE_MAP}?ll=${longitude},${latitude}&z=${zoom}&l=map`;
}
