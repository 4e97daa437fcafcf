import { Failure } from '@gektar/contract/failure.ts';
import { foldedWords } from '@gektar/contract/fold-letters.ts';
import {
  findAddress,
  getAddress,
  getAddressByCoordinates,
  getCity,
  listRegionCities,
  listTowns,
  suggestAddresses,
  suggestRegionsAndCities,
} from '@gektar/contract/places/address.ts';
import type { Route } from '#http/router.ts';
import type { Geocoder } from '#outside/geocoder.ts';
import { findCitiesOfRegion, findCity, findPlacesByWords, findTowns } from './address-queries.ts';
import { findAddressByIds } from './find-address.ts';
import { findRegion } from './place-queries.ts';

/** Most suggestions shown under a field. */
const SUGGESTIONS = 10;

export function addressRoutes(route: Route, geocoder: Geocoder): void {
  route(listRegionCities, async ({ db, params }) => {
    if (!(await findRegion(db, params.id))) throw new Failure('region.not_found');
    return findCitiesOfRegion(db, params.id);
  });
  route(listTowns, ({ db }) => findTowns(db));
  route(getCity, async ({ db, params }) => {
    const city = await findCity(db, params.id);
    if (!city) throw new Failure('city.not_found');
    return city;
  });
  route(getAddress, ({ db, query }) => findAddressByIds(db, query));
  route(findAddress, ({ db, body }) => findAddressByIds(db, body));

  route(suggestAddresses, ({ query }) => geocoder.suggest(query.text, SUGGESTIONS));
  route(suggestRegionsAndCities, ({ db, query }) => {
    const words = foldedWords(query.text);
    return words.length === 0 ? [] : findPlacesByWords(db, words, { kinds: ['region', 'city'], take: SUGGESTIONS });
  });
  route(getAddressByCoordinates, async ({ query }) => {
    const address = await geocoder.byCoordinates([query.latitude, query.longitude]);
    if (!address) throw new Failure('address.not_found');
    return address;
  });
}
