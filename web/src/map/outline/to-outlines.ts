import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import type { MapOutline } from './outline-layer.tsx';

interface Outlined {
  readonly id: string;
  readonly polygons: readonly Polygon[];
}

/** Outlines for a map: [longitude, latitude], closed; on the wire the order is reversed and rings are open. */
export function toOutlines({ id, polygons }: Outlined): MapOutline[] {
  return polygons.map(({ coordinates }, index) => {
    const ring = coordinates.map(([latitude, longitude]) => [longitude, latitude]);
    const [first] = ring;
    return {
      id: `${id}:${index}`,
      geometry: { type: 'Polygon', coordinates: [first ? [...ring, first] : ring] },
    };
  });
}
