import { fillPath, queryString } from '@gektar/contract/endpoint.ts';
import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import {
  countProperties,
  createProperty,
  findProperties,
  getProperty,
  mapProperties,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { Samples } from './samples.ts';

/** A request that both servers answer. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** A kind of work. Its requests are sent in turn, so that the same one never follows itself. */
export interface Case {
  readonly name: string;
  readonly requests: readonly Request[];
  /** Some answers may differ, because the product does more; their requests are skipped and counted in the report. */
  readonly mayDiffer?: true;
  /** The rows of an answer, each beginning with an id, may come in any order. */
  readonly isUnordered?: true;
}

/** The measured reads: a broker's usual work. */
export function readCases({ ids, numberParts }: Samples): Case[] {
  const active: PropertyFilterInput = { isEnabled: true };
  return [
    { name: 'filtered, sorted page of 50', requests: filters.map((filter) => page(filter, 50, byPrice)) },
    { name: 'default page of 50', requests: [page(active, 50)] },
    { name: 'page of 1,000', requests: [page(active, 1_000)] },
    { name: 'count, four filters', requests: fourFilters.map(count) },
    { name: 'one object', requests: ids.map(one) },
    { name: 'map, all 100,000 points', requests: [points({})], isUnordered: true },
    { name: 'part of a cadastral number', requests: numberParts.map((part) => page({ cadastralNumber: part }, 50)) },
  ];
}

/** A new object, unique each time. */
export function creation(employeeId: string, serial: number): Request {
  const fields = {
    cadastralNumbers: [`99:01:0000001:${serial}`, `99:01:0000002:${serial}`],
    latitude: 55.68241,
    longitude: 37.104218,
    address: 'Московская область, г. о. Домодедово, Востряково, уч. 12',
    category: { id: 3 },
    propertyType: { id: 2 },
    ownershipType: { id: 1 },
    region: { id: 50 },
    bestUses: [{ id: 1 }, { id: 3 }],
    permittedUseTypes: [{ id: 10 }, { id: 20 }],
    okveds: [{ id: 30 }, { id: 40 }, { id: 50 }],
    responsibleEmployeeId: employeeId,
    lastConversationDate: '2026-11-12T00:00:00',
    price: 45_000_000,
    area: 12.5,
    kmFromCity: 24,
    comment: 'Правильная форма, ровный рельеф, строений нет.',
    linkToDisk: 'https://disk.example/bench',
    linkToDocumentation: 'https://disk.example/bench/documents',
  } satisfies PropertyFieldsInput;
  return { method: createProperty.method, path: createProperty.path, body: JSON.stringify(fields) };
}

const byPrice = { sort: 'Price', direction: 'desc' } as const;
/** The most frequent regions and kinds of generated plots, so that every filter finds some thousands. */
const regionSets = [[50], [50, 77], [40, 71, 69], [50, 40, 33], [47, 16, 23]];
const typeSets = [
  [1, 2, 3],
  [2, 3, 4, 5],
  [5, 6, 7, 8, 9],
];

const combinations = regionSets.flatMap((regionIds) =>
  typeSets.map((propertyTypeIds) => ({ regionIds, propertyTypeIds })),
);

const fourFilters = combinations.map((both, index) => ({
  isEnabled: true,
  ...both,
  price: { from: 2_000_000 * (index + 1), to: 900_000_000 },
})) satisfies PropertyFilterInput[];

const filters = fourFilters.map((filter, index) => ({
  ...filter,
  area: { from: 1 + index, to: 60 },
  electricitySupply: { isPresent: true },
})) satisfies PropertyFilterInput[];

export function page(
  filter: PropertyFilterInput,
  take: number,
  order: { sort?: string; direction?: string; skip?: number } = {},
): Request {
  const path = findProperties.path + queryString({ take, ...order });
  return { method: findProperties.method, path, body: JSON.stringify(filter) };
}

function count(filter: PropertyFilterInput): Request {
  return { method: countProperties.method, path: countProperties.path, body: JSON.stringify(filter) };
}

export function points(filter: PropertyFilterInput): Request {
  return { method: mapProperties.method, path: mapProperties.path, body: JSON.stringify(filter) };
}

function one(id: string): Request {
  return { method: getProperty.method, path: fillPath(getProperty.path, { id }) };
}
