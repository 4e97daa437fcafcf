import { Failure } from '@gektar/contract/failure.ts';
import type { Address } from '@gektar/contract/places/address.ts';
import type { Db } from '#database/db.ts';
import { findCity, findSettlement, type Place } from './address-queries.ts';
import { addressText } from './address-text.ts';
import { findRegion } from './place-queries.ts';

export interface AddressIds {
  readonly regionId: number;
  readonly cityId?: number | null | undefined;
  readonly settlementId?: number | null | undefined;
  readonly streetId?: number | null | undefined;
}

/**
 * An address by the ids of its parts. Our own tables have no streets, so an address with a street is unknown.
 * @throws {Failure} address.not_found where a part is missing or lies in another region
 */
export async function findAddressByIds(db: Db, ids: AddressIds): Promise<Address> {
  const region = await findRegion(db, ids.regionId);
  if (!region || (ids.streetId ?? undefined) !== undefined) throw new Failure('address.not_found');
  const city = await partOf(region.id, ids.cityId, (id) => findCity(db, id));
  const settlement = await partOf(region.id, ids.settlementId, (id) => findSettlement(db, id));
  const parts = { region, city, settlement, street: null };
  return { ...parts, address: addressText(parts) };
}

async function partOf(
  regionId: number,
  id: number | null | undefined,
  find: (id: number) => Promise<Place | undefined>,
): Promise<{ id: number; name: string } | null> {
  if (id === null || id === undefined) return null;
  const place = await find(id);
  if (place?.region.id !== regionId) throw new Failure('address.not_found');
  return { id: place.id, name: place.name };
}
