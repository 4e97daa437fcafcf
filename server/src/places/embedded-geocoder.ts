import { foldedWords } from '@gektar/contract/fold-letters.ts';
import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { AddressSuggestion, NearbyAddress } from '@gektar/contract/places/address.ts';
import { switchedLayout } from '@gektar/contract/search-text.ts';
import type { Db } from '#database/db.ts';
import { degreesAround, distanceM } from '#measure/distance.ts';
import type { Geocoder } from '#outside/geocoder.ts';
import {
  findCitiesOfRegion,
  findPlacesAround,
  findPlacesByWords,
  findSettlementAround,
  type Place,
} from './address-queries.ts';
import { addressText } from './address-text.ts';
import { findPartlyKnown } from './partly-known-address.ts';

/** Addresses of existing objects, found by words; each domain supplies its own. */
export type UsedAddresses = (db: Db, words: readonly string[], take: number) => Promise<AddressSuggestion[]>;

/** Greatest distance of a place that counts as near (km). */
const NEAR_KM = 50;
/** Distance from its centre that counts as within a town (km). */
const IN_TOWN_KM = 3;

/** Geocoder that uses our own tables: regions, towns, municipalities, and addresses of existing objects (L-03). */
export function embeddedGeocoder(db: Db, usedAddresses: UsedAddresses): Geocoder {
  async function suggestAsTyped(text: string, take: number): Promise<AddressSuggestion[]> {
    const words = foldedWords(text);
    if (words.length === 0) return [];
    const [places, used] = await Promise.all([
      findPlacesByWords(db, words, { kinds: ['region', 'city', 'settlement'], take }),
      usedAddresses(db, words, take),
    ]);
    // Places and used addresses get half of the list each, plus what the other leaves free.
    const half = Math.ceil(take / 2);
    const placeCount = Math.max(half, take - used.length);
    const found = [...places.slice(0, placeCount), ...used].slice(0, take);
    const partly = places.length > 0 ? undefined : await findPartlyKnown(db, text);
    const isNew = partly !== undefined && !found.some(({ address }) => address === partly.address);
    return isNew ? [partly, ...found].slice(0, take) : found;
  }
  return {
    async suggest(text, take) {
      const found = await suggestAsTyped(text, take);
      const other = found.length > 0 ? undefined : switchedLayout(text);
      return other === undefined ? found : suggestAsTyped(other, take);
    },
    async byCoordinates(position) {
      const around = await findSettlementAround(db, position);
      return around ? inSettlement(db, position, around) : nearPlace(db, position);
    },
  };
}

async function inSettlement(db: Db, position: LatLon, { id, name, region }: Place): Promise<NearbyAddress | undefined> {
  const city = nearest(position, await findCitiesOfRegion(db, region.id));
  if (!city) return undefined;
  const parts = { region, city: { id: city.id, name: city.name }, settlement: { id, name }, street: null };
  return { ...parts, address: addressText({ ...parts, city: null }), distanceKm: kmBetween(position, city) };
}

async function nearPlace(db: Db, position: LatLon): Promise<NearbyAddress | undefined> {
  const places = await findPlacesAround(db, position, degreesAround(position[0], NEAR_KM * 1_000));
  const place = nearest(position, places);
  if (!place || kmBetween(position, place) > NEAR_KM) return undefined;
  const { region } = place;
  const city = nearest(position, await findCitiesOfRegion(db, region.id));
  const distanceKm = city && kmBetween(position, city);
  if (!city || distanceKm === undefined || distanceKm > NEAR_KM) {
    const parts = { region, city: null, settlement: { id: place.id, name: place.name }, street: null };
    return { ...parts, address: addressText(parts), distanceKm: kmBetween(position, place) };
  }
  const parts = { region, city: { id: city.id, name: city.name }, settlement: null, street: null };
  const isInTown = distanceKm <= IN_TOWN_KM || city.name === region.name;
  const address = isInTown ? addressText(parts) : `${region.name}, ${Math.round(distanceKm)} км от г. ${city.name}`;
  return { ...parts, address, distanceKm };
}

function nearest(position: LatLon, places: readonly Place[]): Place | undefined {
  let found: { place: Place; km: number } | undefined;
  for (const place of places) {
    const km = kmBetween(position, place);
    if (!found || km < found.km) found = { place, km };
  }
  return found?.place;
}

/** Kilometres, rounded to 0.1, the precision of town centres. */
function kmBetween(position: LatLon, { latitude, longitude }: Place): number {
  return Math.round(distanceM(position, [latitude, longitude]) / 100) / 10;
}
