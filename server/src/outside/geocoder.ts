import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { AddressSuggestion, NearbyAddress } from '@gektar/contract/places/address.ts';
import { askInTime, type Patience } from './ask-in-time.ts';

/**
 * Source of addresses: our own tables, or an external service with our tables as fallback (L-03). Answers of a service
 * are converted to our types, with regions and towns of our tables; ids of our tables are never sent to a service.
 */
export interface Geocoder {
  /** Suggestions for a text, best first. */
  suggest(text: string, take: number, signal?: AbortSignal): Promise<AddressSuggestion[]>;
  /** Address near a point; undefined when no known place is nearby. */
  byCoordinates(position: LatLon, signal?: AbortSignal): Promise<NearbyAddress | undefined>;
}

export interface OutsideGeocoder extends Patience {
  readonly geocoder: Geocoder;
}

/** Queries the external service first; falls back to our own tables when it refuses, times out or finds nothing. */
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
