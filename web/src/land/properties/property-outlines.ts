import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { MapOutline } from '#map/outline/outline-layer.tsx';

/** Outlines as a map draws them: [longitude, latitude], closed; on the wire they are the other way round and open. */
export function toOutlines(property: Pick<Property, 'id' | 'polygons'>): MapOutline[] {
  return property.polygons.map(({ coordinates }, index) => {
    const ring = coordinates.map(([latitude, longitude]) => [longitude, latitude]);
    const [first] = ring;
    return {
      id: `${property.id}:${index}`,
      geometry: { type: 'Polygon', coordinates: [first ? [...ring, first] : ring] },
    };
  });
}
