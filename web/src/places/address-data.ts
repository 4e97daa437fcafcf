import { failureTexts } from '@gektar/contract/failure-texts.ts';
import {
  getAddressByCoordinates,
  getCity,
  listRegionCities,
  listTowns,
  suggestAddresses,
  suggestRegionsAndCities,
} from '@gektar/contract/places/address-calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { inTime } from '#api/in-time.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Message for every failed address call (1§8). */
export const NO_ADDRESS = failureTexts['address.not_found'];

/** Minimum length of a search text (characters); a single one would match too much. */
export const SHORTEST_SEARCH = 2;

/** At most ten suggestions. Not retried automatically: a late suggestion is useless. */
export function addressSuggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['addresses', 'suggestions', text],
    queryFn: ({ signal }) => call(suggestAddresses, { query: { text } }, { signal: inTime(signal) }),
    enabled: text.length >= SHORTEST_SEARCH,
    staleTime: MINUTE,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** At most ten regions and cities. Not retried automatically: a late suggestion is useless. */
export function placeSuggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['addresses', 'places', text],
    queryFn: ({ signal }) => call(suggestRegionsAndCities, { query: { text } }, { signal: inTime(signal) }),
    enabled: text.length >= SHORTEST_SEARCH,
    staleTime: MINUTE,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** One town with its region. */
export function cityQuery(id: number) {
  return queryOptions({
    queryKey: ['cities', id],
    queryFn: ({ signal }) => call(getCity, { params: { id } }, { signal }),
    staleTime: HOUR,
  });
}

/** The known address nearest to a point (L-03). */
export function addressAtQuery(latitude: number, longitude: number) {
  return queryOptions({
    queryKey: ['addresses', 'at', latitude, longitude],
    queryFn: ({ signal }) =>
      call(getAddressByCoordinates, { query: { latitude, longitude } }, { signal: inTime(signal) }),
    staleTime: MINUTE,
    retry: false,
  });
}

/** Towns of a region, sorted by name. */
export function citiesQuery(regionId: number) {
  return queryOptions({
    queryKey: ['regions', regionId, 'cities'],
    queryFn: ({ signal }) => call(listRegionCities, { params: { id: regionId } }, { signal }),
    staleTime: HOUR,
  });
}

/** Names of all towns and municipalities. */
export const townsQuery = queryOptions({
  queryKey: ['towns'],
  queryFn: ({ signal }) => call(listTowns, {}, { signal }),
  staleTime: HOUR,
});
