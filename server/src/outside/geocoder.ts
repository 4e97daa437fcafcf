import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { AddressSuggestion, NearbyAddress } from '@gektar/contract/places/address.ts';
import { askInTime, type Patience } from './ask-in-time.ts';

/**
 * Who knows addresses: our own tables, or a service outside in front of them (L-03). What a service answers is put into our words, with
 * regions and towns of our own tables; ids of our tables are looked up there alone.
 */
export interface Geocoder {
  /** Best first. */
  suggest(text: string, take: number, signal?: AbortSignal): Promise<AddressSuggestion[]>;
  /** Nothing where no known place is near. */
  byCoordinates(position: LatLon, signal?: AbortSignal): Promise<NearbyAddress | undefined>;
}

export interface OutsideGeocoder extends Patience {
  readonly geocoder: Geocoder;
}

/** Asks outside first; a refusal, a silence or an empty answer leaves the word to our own tables. */
export function withOwnAddresses({ geocoder, ...patience }: OutsideGeocoder, own: Geocoder): Geocoder {
  return {
    async suggest(text, take) {
      const found = await askInTime(patience, (signal) => geocoder.suggest(text, take, signal));
      return found?.length ? found : own.suggest(text, take);
    },
    async byCoordinates(position) {
      const found = await askInTime(patience, (signal) => geocoder.byCoordinates(position, signal));
      return found ?? own.byCoordinates(position);
    },
  };
}
