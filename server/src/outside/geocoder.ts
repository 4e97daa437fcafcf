import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { AddressSuggestion, NearbyAddress } from '@gektar/contract/places/address.ts';

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

export interface OutsideGeocoder {
  readonly geocoder: Geocoder;
  /** How long a person waits for it before our own tables answer. */
  readonly deadlineMs: number;
  /** Told why it did not answer. */
  readonly onTrouble: (error: unknown) => void;
}

/** Asks outside first; a refusal, a silence beyond the deadline or an empty answer leaves the word to our own tables. */
export function withFallback({ geocoder, deadlineMs, onTrouble }: OutsideGeocoder, own: Geocoder): Geocoder {
  async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    const signal = AbortSignal.timeout(deadlineMs);
    const silence = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    try {
      return await Promise.race([ask(signal), silence]);
    } catch (error) {
      onTrouble(error);
      return undefined;
    }
  }
  return {
    async suggest(text, take) {
      const found = await inTime((limit) => geocoder.suggest(text, take, limit));
      return found?.length ? found : own.suggest(text, take);
    },
    async byCoordinates(position) {
      const found = await inTime((limit) => geocoder.byCoordinates(position, limit));
      return found ?? own.byCoordinates(position);
    },
  };
}
