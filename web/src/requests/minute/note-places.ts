import type { Towns } from '@gektar/contract/places/address.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import type { NotePlaces } from './note-offers.ts';

/**
 * Places of the dictionaries for reading a note: those of the region of the office first, then in the order of the
 * regions, whose first ones have most objects.
 */
export function placesFrom(
  officeAddress: string,
  regions: readonly Region[],
  { cities, settlements }: Towns = { cities: [], settlements: [] },
): NotePlaces {
  const office = regions.find(({ name }) => officeAddress.includes(name));
  const order = [...(office ? [office] : []), ...regions];
  const rankOf = new Map(order.map(({ id }, rank) => [id, rank] as const).toReversed());
  const ranked = <Place extends { readonly regionId: number }>(places: readonly Place[]) =>
    places.toSorted(
      (one, other) => (rankOf.get(one.regionId) ?? order.length) - (rankOf.get(other.regionId) ?? order.length),
    );
  return { regions, cities: ranked(cities), districts: ranked(settlements) };
}
