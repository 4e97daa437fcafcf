import * as industrialRequests from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import * as landRequests from '@gektar/contract/land/requests/request-endpoints.ts';
import type { Db } from '#database/db.ts';
import { givenProperty } from './given.ts';
import { givenBuilding, givenComplex, givenVacancy } from './given-complex.ts';
import { givenIndustrialRequest } from './given-industrial-request.ts';
import { givenRequest } from './given-request.ts';
import { industrial, land, type SelectionTestDomain } from './selection-domains.ts';
import type { TestApp } from './test-app.ts';

type Endpoint = typeof landRequests.listMatchesOfProperty;

/** Matches of an object of either domain. */
export interface MatchesAnswer {
  readonly all: number;
  readonly exact: number;
  readonly items: readonly {
    readonly request: { readonly id: string };
    readonly percent: number | null;
    readonly held: { readonly isShown: boolean; readonly refusal: unknown } | null;
    readonly isHidden: boolean;
  }[];
}

/** Description of a domain for the tests of matches. */
export interface MatchArea {
  readonly the: SelectionTestDomain;
  /** The call of an object's matches. */
  readonly endpoint: Endpoint;
  /** Inserts an object with an area of 7 (ha or thousand m²). */
  readonly givenObject: (db: Db) => Promise<string>;
  /** Inserts a request for an area from this number on. @returns its id */
  readonly givenWish: (app: TestApp, from: number) => Promise<string>;
  /** The call that finds the requests that unsaved values fit. */
  readonly unsaved: { readonly path: string };
  /** The stored values of an object as a body of that call about a new one. */
  readonly bodyOf: (app: TestApp, id: string) => Promise<Readonly<Record<string, unknown>>>;
  /** The field of that body with the area. */
  readonly areaField: string;
  /** Fields of that body, values that are refused, and the messages. */
  readonly wrongValues: readonly (readonly [field: string, value: unknown, message: string])[];
  /** Table of the objects. */
  readonly table: string;
  readonly archiveRequest: (app: TestApp, id: string) => Promise<unknown>;
}

const plots: MatchArea = {
  the: land,
  endpoint: landRequests.listMatchesOfProperty,
  givenObject: async (db) => (await givenProperty(db, { propertyType: { id: 3 }, area: 7 })).id,
  givenWish: async ({ db, broker }, from) =>
    (await givenRequest(db, { responsibleEmployeeId: broker.id, area: { from, to: null } })).id,
  unsaved: landRequests.matchUnsavedProperty,
  bodyOf: async ({ broker }, id) => ({ ...(await broker.call(getProperty, { params: { id } })), id: null }),
  areaField: 'area',
  wrongValues: [
    ['region', undefined, 'Введите или выберите из списка'],
    ['propertyType', null, 'Введите или выберите из списка'],
    ['area', 0, 'Недопустимое значение'],
    ['price', -1, 'Положительное число'],
    ['kmFromCity', '7', 'Только цифры'],
  ],
  table: 'land.properties',
  archiveRequest: ({ broker }, id) => broker.call(landRequests.toggleRequestArchive, { params: { id } }),
};

const vacancies: MatchArea = {
  the: industrial,
  endpoint: industrialRequests.listMatchesOfVacancy as unknown as Endpoint,
  async givenObject(db) {
    const building = await givenBuilding(db, (await givenComplex(db)).id);
    const areaSetWithPrice = { warehouse: { areaValue: 7_000, dry: { areaValue: 7_000 } } };
    return (await givenVacancy(db, building.id, { areaSetWithPrice })).id;
  },
  givenWish: async ({ db, broker }, from) => {
    const about = { responsibleEmployeeId: broker.id, vacancyAreaRange: { from: from * 1_000, to: null } };
    return (await givenIndustrialRequest(db, about)).id;
  },
  unsaved: industrialRequests.matchUnsavedVacancy,
  bodyOf: async ({ broker }, id) => ({ ...(await broker.call(getVacancy, { params: { id } })), id: null }),
  areaField: 'areaSetWithPrice',
  wrongValues: [
    ['vacancyTypes', undefined, 'Введите или выберите из списка'],
    ['vacancyTypes', 8, 'Введите или выберите из списка'],
    ['buildingId', 'x', 'Данные введены не корректно'],
    ['minimalRentalBlockArea', -1, 'Положительное число'],
    ['availabilityDate', 'завтра', 'Некорректная дата'],
  ],
  table: 'industrial.vacancies',
  archiveRequest: ({ broker }, id) =>
    broker.call(industrialRequests.archiveRequest, { params: { id }, query: { isEnabled: 'false' } }),
};

/** Both, for `describe.each`. */
export const matchAreas: readonly MatchArea[] = [plots, vacancies];
