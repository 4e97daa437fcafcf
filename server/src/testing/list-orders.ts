import type { EntityName } from '@gektar/contract/history.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { ComplexSort, VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { PropertyListSort, PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { givenBuilding, givenComplex } from './given-complex.ts';
import type { TestApp } from './test-app.ts';

type SortValue = number | string | null;

/** Sort orders of a list, and how to create rows whose values decide them. */
export interface ListOrders {
  /** Wire name of an order → the value of a row that it sorts by. */
  readonly orders: Readonly<Record<string, (row: never) => SortValue>>;
  /**
   * Fields of a row with this rank. Rows of equal rank are tied in every order; a row without a rank has no optional
   * values.
   */
  readonly fields: (app: TestApp, rank: number | null) => Promise<object>;
  /** Creates rows below an entity that decide one of its orders. */
  readonly below?: (app: TestApp, id: string, rank: number) => Promise<unknown>;
  /** Columns of times that creating cannot set; for a row without a rank they stay empty if they may. */
  readonly times: readonly string[];
  /** Whether active rows come before archived ones in either direction (H-16). */
  readonly isActiveFirst: boolean;
}

const letters = 'АБВГДЕЖЗИКЛ';
/** Rank of a row in one of the orders: `order` permutes the ranks, so that no two orders agree. */
export const mixed = (rank: number, order: number) => (rank * order) % letters.length;
const nameOf = (rank: number | null) => `Парк ${rank === null ? 'Я' : letters.charAt(rank)}`;
const dayOf = (rank: number | null) => `2026-${String(rank === null ? 12 : rank + 1).padStart(2, '0')}-17T00:00:00`;

/** Ids of buildings, keyed by the rank of their vacancies. */
const buildings = new WeakMap<TestApp, Map<number | null, string>>();

async function buildingOf(app: TestApp, rank: number | null): Promise<string> {
  const known = buildings.get(app) ?? new Map<number | null, string>();
  buildings.set(app, known);
  const id =
    known.get(rank) ?? (await givenBuilding(app.db, (await givenComplex(app.db, { name: nameOf(rank) })).id)).id;
  known.set(rank, id);
  return id;
}

/** Id of an owner for a rank; names of owners ascend with the rank, ids descend. */
async function ownerOf({ db }: TestApp, rank: number): Promise<string> {
  const id = `owner-${99 - rank}`;
  await db
    .insertInto('shared.companies')
    .values({ id, name: nameOf(rank), websites: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

const property: Record<PropertyListSort, (row: Property) => SortValue> = {
  DateTimeCreated: (row) => row.dateTimeCreated,
  LastConversationDate: (row) => row.lastConversationDate,
  Price: (row) => row.price,
  Area: (row) => row.area,
  PricePerHa: (row) => row.pricePerHa,
};

const landRequest: Record<PropertySort, (row: LandRequest) => SortValue> = {
  DateTimeCreated: (row) => row.dateTimeCreated,
  LastConversationDate: (row) => row.actualizeRequestDate,
  Price: (row) => row.budget?.from ?? null,
  Area: (row) => row.area?.from ?? null,
};

const complex: Record<ComplexSort, (row: ComplexRow) => SortValue> = {
  Area: (row) => row.complexArea,
  ActualizeDate: (row) => row.complexActualizationDate,
  Address: (row) => row.fullAddress,
  Name: (row) => row.name,
  Status: (row) => row.complexConstructionStatus,
  ActualizeDateVacancy: (row) => row.vacanciesActualizeDate,
  TotalBuildingAreaCalc: (row) => row.totalBuildingAreaCalc,
  OwnerIds: (row) => row.owners[0]?.name ?? null,
};

const vacancy: Record<VacancySort, (row: VacancyRow) => SortValue> = {
  ComplexName: (row) => row.complexName,
  AvailabilityDate: (row) => row.availabilityDate,
  TotalVacancyArea: (row) => row.areaSize,
  SalePrice: (row) => row.salePrice,
  MinumalRentalArea: (row) => row.minimalRentalBlockArea,
  HasShelves: (row) => (row.hasShelves === null ? null : Number(row.hasShelves)),
  AverageBaseRate: (row) => row.averageNetRentalRate,
};

const industrialRequest: Record<RequestSort, (row: IndustrialRequest) => SortValue> = {
  DateTimeCreated: (row) => row.dateTimeCreated,
  RequestDate: (row) => row.requestDate,
  Name: (row) => row.name,
  VacancyArea: (row) => row.vacancyAreaRange?.from ?? row.vacancyAreaRange?.to ?? null,
};

/** Orders of every entity that has a list. */
export const listOrders: Partial<Record<EntityName, ListOrders>> = {
  property: {
    orders: property,
    fields: async (_, rank) => ({
      lastConversationDate: dayOf(rank),
      ...(rank !== null && { area: 0.75 + mixed(rank, 3), price: (1 + mixed(rank, 6)) * 1_000_000.37 }),
    }),
    times: ['date_time_created'],
    isActiveFirst: false,
  },
  land_request: {
    orders: landRequest,
    fields: async (_, rank) =>
      rank === null
        ? {}
        : { area: { from: 0.75 + mixed(rank, 8) }, budget: { from: (1 + mixed(rank, 7)) * 1_000_000.37 } },
    times: ['date_time_created', 'actualize_request_date'],
    isActiveFirst: false,
  },
  complex: {
    orders: complex,
    fields: async (app, rank) => ({
      name: nameOf(rank),
      fullAddress: `Москва, улица ${nameOf(rank === null ? null : mixed(rank, 4))}`,
      ...(rank !== null && {
        complexArea: 90_000.25 + mixed(rank, 6) * 10,
        complexConstructionStatus: 1 + (rank % 3),
        operatorWithRoles: [
          { operatorId: await ownerOf(app, mixed(rank, 10)), roles: 2, appointmentDate: '2014-03-12T00:00:00' },
        ],
      }),
    }),
    below: ({ db }, id, rank) => givenBuilding(db, id, { totalArea: 9_000.5 + mixed(rank, 8) * 10 }),
    times: ['complex_actualization_date', 'vacancies_actualize_date'],
    isActiveFirst: true,
  },
  vacancy: {
    orders: vacancy,
    fields: async (app, rank) => ({
      buildingId: await buildingOf(app, rank),
      availabilityDate: dayOf(rank === null ? null : mixed(rank, 2)),
      ...(rank !== null && {
        salePrice: (1 + mixed(rank, 3)) * 1_000_000.37,
        minimalRentalBlockArea: 100.5 + mixed(rank, 4),
        hasShelves: rank % 2 === 0,
        areaSetWithPrice: {
          office: { areaValue: 840.25 + mixed(rank, 6) * 10, leasePricePerSqm: 12_000.5 - mixed(rank, 8) },
        },
      }),
    }),
    times: [],
    isActiveFirst: true,
  },
  industrial_request: {
    orders: industrialRequest,
    fields: async (_, rank) => ({
      name: nameOf(rank),
      requestDate: dayOf(rank === null ? null : mixed(rank, 3)),
      ...(rank !== null && {
        vacancyAreaRange:
          rank % 2 === 0 ? { from: 500 + mixed(rank, 7), to: 900 - rank } : { to: 500 + mixed(rank, 7) },
      }),
    }),
    times: ['date_time_created'],
    isActiveFirst: false,
  },
};
