import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { Latitude, Longitude } from '#measure/position.ts';
import { SentNumber } from '#sent-number.ts';
import { text } from '#text.ts';
import { Region } from './region.ts';

const Id = z.int().min(0).max(2_147_483_647);
const IdInPath = z.coerce.number().pipe(Id);

const Named = z.object({ id: z.int(), name: z.string() });

/** A town of a region; Москва, Санкт-Петербург and Севастополь are both region and town. */
export const City = Named.extend({
  region: Region,
  /** Centre of the town. */
  latitude: z.number(),
  longitude: z.number(),
});
export type City = z.infer<typeof City>;

/** Region, city, street and settlement, each with its name, and the full address as one text (1§3). */
export const Address = z.object({
  region: Region,
  city: Named.nullable(),
  /** A municipality: urban district, district, district of Moscow. */
  settlement: Named.nullable(),
  street: Named.nullable(),
  /** 'Московская область, городской округ Подольск'; fits the address field of an object. */
  address: z.string(),
});
export type Address = z.infer<typeof Address>;

export const AddressSuggestion = Address.extend({
  /** The kind of result: a place of the tables, or an address of an existing object. */
  kind: z.enum(['region', 'city', 'settlement', 'address']),
  /** Position for a map; null for a region. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

export const NearbyAddress = Address.extend({
  /** Kilometres from the point to the centre of the city; without a city, of the settlement. */
  distanceKm: z.number(),
});
export type NearbyAddress = z.infer<typeof NearbyAddress>;

export const listRegionCities = endpoint({
  method: 'GET',
  path: '/api/address/region/{id}/cities',
  access: 'employee',
  summary: 'Города региона по алфавиту',
  params: z.object({ id: IdInPath }),
  output: z.array(City),
  failures: ['region.not_found'],
});

const NamedPlace = Named.extend({ regionId: z.int() });

/** Names of all towns and municipalities, for reading them in a text. */
export const Towns = z.object({
  /** Largest first. */
  cities: z.array(NamedPlace),
  settlements: z.array(NamedPlace),
});
export type Towns = z.infer<typeof Towns>;

export const listTowns = endpoint({
  method: 'GET',
  path: '/api/address/towns',
  access: 'employee',
  summary: 'Названия городов и муниципалитетов всех регионов',
  output: Towns,
  failures: [],
});

export const getCity = endpoint({
  method: 'GET',
  path: '/api/address/city/{id}',
  access: 'employee',
  summary: 'Один город',
  params: z.object({ id: IdInPath }),
  output: City,
  failures: ['city.not_found'],
});

export const getAddress = endpoint({
  method: 'GET',
  path: '/api/address',
  access: 'employee',
  summary: 'Адрес по id его частей; всё названное должно лежать в этом регионе',
  query: z.object({
    regionId: IdInPath,
    cityId: IdInPath.optional(),
    settlementId: IdInPath.optional(),
    streetId: IdInPath.optional(),
  }),
  output: Address,
  failures: ['address.not_found'],
});

/** The same search as the GET call: the specification has both. */
export const findAddress = endpoint({
  method: 'POST',
  path: '/api/address',
  access: 'employee',
  summary: 'Адрес по id его частей; всё названное должно лежать в этом регионе',
  body: z.object({
    regionId: Id,
    cityId: Id.nullish(),
    settlementId: Id.nullish(),
    streetId: Id.nullish(),
  }),
  output: Address,
  failures: ['address.not_found'],
});

const TextQuery = z.object({ text: text(200).min(1) });

export const suggestAddresses = endpoint({
  method: 'GET',
  path: '/api/address/suggestion',
  access: 'employee',
  summary: 'Не больше десяти подсказок: регионы, города, муниципалитеты и адреса, которые уже есть у объектов',
  query: TextQuery,
  output: z.array(AddressSuggestion),
  failures: [],
});

export const suggestRegionsAndCities = endpoint({
  method: 'GET',
  path: '/api/address/region-city-suggestion',
  access: 'employee',
  summary: 'Не больше десяти подсказок: регионы и города',
  query: TextQuery,
  output: z.array(AddressSuggestion),
  failures: [],
});

export const getAddressByCoordinates = endpoint({
  method: 'GET',
  path: '/api/address/by-coordinates',
  access: 'employee',
  summary: 'Ближайшее известное место не дальше 50 км от точки (L-03)',
  query: z.object({ latitude: SentNumber.pipe(Latitude), longitude: SentNumber.pipe(Longitude) }),
  output: NearbyAddress,
  failures: ['address.not_found'],
});
