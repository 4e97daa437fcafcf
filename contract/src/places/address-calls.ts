import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './address.ts';

export const listRegionCities: CallOf<typeof endpoints.listRegionCities> = {
  method: 'GET',
  path: '/api/address/region/{id}/cities',
  access: 'employee',
};

export const listTowns: CallOf<typeof endpoints.listTowns> = {
  method: 'GET',
  path: '/api/address/towns',
  access: 'employee',
};

export const getCity: CallOf<typeof endpoints.getCity> = {
  method: 'GET',
  path: '/api/address/city/{id}',
  access: 'employee',
};

export const suggestAddresses: CallOf<typeof endpoints.suggestAddresses> = {
  method: 'GET',
  path: '/api/address/suggestion',
  access: 'employee',
};

export const suggestRegionsAndCities: CallOf<typeof endpoints.suggestRegionsAndCities> = {
  method: 'GET',
  path: '/api/address/region-city-suggestion',
  access: 'employee',
};

export const getAddressByCoordinates: CallOf<typeof endpoints.getAddressByCoordinates> = {
  method: 'GET',
  path: '/api/address/by-coordinates',
  access: 'employee',
};
