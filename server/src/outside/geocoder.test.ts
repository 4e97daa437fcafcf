import type { AddressSuggestion, NearbyAddress } from '@gektar/contract/places/address.ts';
import { expect, test, vi } from 'vitest';
import { type Geocoder, withOwnAddresses } from './geocoder.ts';

const parts = { region: { id: 50, name: 'Московская область' }, city: null, settlement: null, street: null };

/** A geocoder that answers every call with this address. */
function geocoderOf(word: string): Geocoder {
  const found: AddressSuggestion = { kind: 'address', ...parts, address: word, latitude: null, longitude: null };
  const nearby: NearbyAddress = { ...parts, address: word, distanceKm: 0 };
  return { suggest: async () => [found], byCoordinates: async () => nearby };
}

const own = geocoderOf('own');
const refusal = new Error('403 Forbidden');

async function answers(outside: Partial<Geocoder>, deadlineMs = 60_000) {
  const onTrouble = vi.fn();
  const geocoder = withOwnAddresses({ geocoder: { ...geocoderOf('outside'), ...outside }, deadlineMs, onTrouble }, own);
  const suggested = await geocoder.suggest('подольск', 10);
  const nearby = await geocoder.byCoordinates([55, 37]);
  return { words: [...suggested.map(({ address }) => address), nearby?.address], onTrouble };
}

test('the service outside is asked first', async () => {
  expect((await answers({})).words).toEqual(['outside', 'outside']);
});

test('where it knows nothing, our own tables answer, and that is no trouble', async () => {
  const { words, onTrouble } = await answers({ suggest: async () => [], byCoordinates: async () => undefined });
  expect(words).toEqual(['own', 'own']);
  expect(onTrouble).not.toHaveBeenCalled();
});

test('where it refuses, our own tables answer, and the reason is told', async () => {
  const refuse = () => Promise.reject(refusal);
  const { words, onTrouble } = await answers({ suggest: refuse, byCoordinates: refuse });
  expect(words).toEqual(['own', 'own']);
  expect(onTrouble.mock.calls).toEqual([[refusal], [refusal]]);
});

test('a service that stays silent is left at the deadline, and told so', async () => {
  const given: (AbortSignal | undefined)[] = [];
  const never = (signal?: AbortSignal) => {
    given.push(signal);
    return new Promise<never>(() => undefined);
  };
  const { words, onTrouble } = await answers(
    { suggest: (_text, _take, signal) => never(signal), byCoordinates: (_position, signal) => never(signal) },
    20,
  );
  expect(words).toEqual(['own', 'own']);
  expect(given.map((signal) => signal?.aborted)).toEqual([true, true]);
  expect(onTrouble).toHaveBeenCalledTimes(2);
});
