import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import type { LatLon } from '@gektar/contract/measure/position.ts';

/**
 * Items of a client page, for code that needs no database.
 * @param places positions of the objects, which are numbered in this order
 */
export function publicItems(places: readonly LatLon[], about: Partial<PublicProperty> = {}): PublicItem[] {
  return places.map(([latitude, longitude], index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    order: index + 1,
    isClientFavorite: false,
    property: { ...plainPlot, cadastralNumbers: [`50:20:0010203:${index + 1}`], latitude, longitude, ...about },
  }));
}

const plainPlot: PublicProperty = {
  cadastralNumbers: [],
  address: 'деревня Полевая',
  region: { id: 50, name: 'Московская область' },
  landHighway: null,
  kmFromCity: 24,
  propertyType: { id: 1, name: 'Промышленный', color: 'brick' },
  category: { id: 3, name: 'Земли промышленности' },
  ownershipType: { id: 1, name: 'Частная собственность' },
  bestUses: [],
  permittedUseTypes: [],
  area: 12.5,
  buildingArea: null,
  price: null,
  pricePerHa: null,
  gasSupply: null,
  electricitySupply: null,
  waterSupply: null,
  sewerage: null,
  heatSupply: null,
  latitude: 0,
  longitude: 0,
  isApproximatePosition: false,
  polygons: [],
  images: [],
  isConfidentially: false,
  ...(Object.fromEntries(advantageFlags.map((flag) => [flag, false])) as Record<
    (typeof advantageFlags)[number],
    boolean
  >),
};
