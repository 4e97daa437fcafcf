import type { CopyRules } from '@gektar/contract/copies.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { EntityEvent, EntityName } from '@gektar/contract/history.ts';
import { copyOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { copyOfComplex } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { copyOfVacancy } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { copyOfProperty } from '@gektar/contract/land/properties/property-fields.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { findHistory } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { type Answer, ask } from './ask.ts';
import { propertyFields } from './given.ts';
import { buildingFields, complexFields, givenBuilding, givenComplex, vacancyFields } from './given-complex.ts';
import { industrialRequestFields } from './given-industrial-request.ts';
import { requestFields } from './given-request.ts';
import { wholePropertyFields } from './given-whole.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from './given-whole-complex.ts';
import { wholeIndustrialRequestFields } from './given-whole-industrial-request.ts';
import { wholeRequestFields } from './given-whole-request.ts';
import type { TestApp } from './test-app.ts';

/** Rows of any entity as they come over the wire. */
export interface EntityWire {
  readonly id: string;
  readonly rowVersion: number;
  readonly isEnabled: boolean;
  readonly [field: string]: unknown;
}

/** Description of an entity for the tests that all entities share. */
export interface EntityKind {
  /** In the titles of tests. */
  readonly name: string;
  readonly entity: EntityName;
  readonly domain: 'land' | 'industrial';
  /** Path of its endpoints, without a trailing slash. */
  readonly path: string;
  readonly changed: FailureCode;
  readonly missing: FailureCode;
  /** Valid body for a creation; values that must be unique differ in each call. */
  readonly fields: (app: TestApp) => Promise<object>;
  /** Valid body for a creation with every field that an employee fills in. */
  readonly whole: (app: TestApp) => Promise<object>;
  /** Table of the entity, with the schema. */
  readonly table: string;
  /** Lists that an edit leaves unchanged when it omits them (M-39), and fields computed from them. */
  readonly lastingLists?: readonly string[];
  /** A field that tests edit, with three different values. */
  readonly edited: readonly [field: string, first: unknown, second: unknown, third: unknown];
  /** Rules of a copy; absent when creating does not copy. */
  readonly copy?: CopyRules;
  /** Path that reads an entity by id; absent when only its parent can be read by id. */
  readonly get?: (id: string) => string;
  /** Archives or restores to the given state. */
  readonly archive: (app: TestApp, id: string, isEnabled: boolean, runId?: string) => Promise<Answer>;
  /** How to confirm it; absent when it is not confirmed separately. */
  readonly actualize?: {
    readonly method: 'GET' | 'POST';
    /** Wire name of the date. */
    readonly date: string;
    /** Column of the date. */
    readonly column: string;
  };
  /**
   * Endpoints of its comments. A new comment goes to `add`, with the id of the entity in the body or at the end of the
   * path.
   */
  readonly comments?: { readonly path: string; readonly add: (id: string) => readonly [path: string, body: object] };
  /** Endpoints of the filtered list and its count; absent when only the parent lists the entity. */
  readonly list?: {
    readonly find: string;
    readonly count: string;
    readonly archivedByDefault: boolean;
    /** Body of both calls for a filter; the filter itself by default. */
    readonly bodyOf?: (filter: object) => object;
    /** Part of the body with the sort order; by default the order is in the query string. */
    readonly orderIn?: 'orderModel';
  };
}

const toggle =
  (path: string, method: 'POST' | 'DELETE' = 'POST') =>
  (app: TestApp, id: string, isEnabled: boolean, runId?: string) =>
    ask(app, method, `${path}/${id}/archive?isEnabled=${isEnabled}${runId === undefined ? '' : `&runId=${runId}`}`);

const commentsOf = (entity: 'complex' | 'building' | 'vacancy') => {
  const path = `/api/industrial/${entity}-comments`;
  return { path, add: (id: string) => [path, { [`${entity}Id`]: id }] as const };
};

async function inNewBuilding(db: Db): Promise<{ buildingId: string }> {
  const { id } = await givenComplex(db);
  return { buildingId: (await givenBuilding(db, id)).id };
}

const inFullModel = (filterModel: object) => ({ filterModel });

export const entityKinds: readonly EntityKind[] = [
  {
    name: 'a property',
    entity: 'property',
    domain: 'land',
    path: '/api/land/properties',
    changed: 'property.changed',
    missing: 'property.not_found',
    fields: async ({ broker }) => propertyFields(broker.id),
    whole: ({ db, broker }) => wholePropertyFields(db, broker.id),
    table: 'land.properties',
    comments: { path: '/api/land/comments', add: (id) => [`/api/land/comments/${id}`, {}] },
    edited: ['comment', 'первый', 'второй', 'третий'],
    copy: copyOfProperty,
    get: (id) => `/api/land/properties/${id}`,
    archive: (app, id, isEnabled, runId) =>
      ask(
        app,
        'POST',
        `/api/land/properties/${id}/${isEnabled ? 'unarchive' : 'archive'}${runId === undefined ? '' : `?runId=${runId}`}`,
      ),
    actualize: {
      method: 'GET',
      date: 'actualizationDateTime',
      column: 'actualization_date_time',
    },
    list: { find: '/api/land/properties/get-all', count: '/api/land/properties/count', archivedByDefault: true },
  },
  {
    name: 'a request for land',
    entity: 'land_request',
    domain: 'land',
    path: '/api/land/requests',
    changed: 'land_request.changed',
    missing: 'land_request.not_found',
    fields: async () => requestFields(),
    whole: async ({ broker }) => wholeRequestFields(broker.id),
    table: 'land.requests',
    edited: ['comment', 'первый', 'второй', 'третий'],
    get: (id) => `/api/land/requests/${id}`,
    archive: toggle('/api/land/requests', 'DELETE'),
    actualize: { method: 'GET', date: 'actualizeRequestDate', column: 'actualize_request_date' },
    list: { find: '/api/land/requests/getByFilter', count: '/api/land/requests/count', archivedByDefault: true },
  },
  {
    name: 'a complex',
    entity: 'complex',
    domain: 'industrial',
    path: '/api/industrial/complexes',
    changed: 'complex.changed',
    missing: 'complex.not_found',
    fields: ({ db, broker }) => complexFields(db, { responsibleUser: broker.id }),
    whole: async ({ db, broker }) => ({ ...(await wholeComplexFields(db)), responsibleUser: broker.id }),
    table: 'industrial.complexes',
    comments: commentsOf('complex'),
    lastingLists: ['contacts', 'operatorWithRoles', 'owners', 'documents', 'images'],
    edited: ['name', 'Логопарк Юг', 'Логопарк Запад', 'Логопарк Восток'],
    copy: copyOfComplex,
    get: (id) => `/api/industrial/complexes/${id}`,
    archive: toggle('/api/industrial/complexes'),
    actualize: {
      method: 'POST',
      date: 'complexActualizationDate',
      column: 'complex_actualization_date',
    },
    list: {
      find: '/api/industrial/full-model/get-all',
      count: '/api/industrial/full-model/count',
      archivedByDefault: false,
      bodyOf: inFullModel,
      orderIn: 'orderModel',
    },
  },
  {
    name: 'a building',
    entity: 'building',
    domain: 'industrial',
    path: '/api/industrial/buildings',
    changed: 'building.changed',
    missing: 'building.not_found',
    fields: async ({ db }) => ({ ...(await buildingFields(db)), complexId: (await givenComplex(db)).id }),
    whole: async ({ db }) => ({ ...(await wholeBuildingFields(db)), complexId: (await givenComplex(db)).id }),
    table: 'industrial.buildings',
    comments: commentsOf('building'),
    lastingLists: ['contacts', 'operatorWithRoles', 'documents', 'images'],
    edited: ['name', 'Корпус А', 'Корпус Б', 'Корпус В'],
    copy: copyOfBuilding,
    get: (id) => `/api/industrial/buildings/${id}`,
    archive: toggle('/api/industrial/buildings'),
  },
  {
    name: 'a vacancy',
    entity: 'vacancy',
    domain: 'industrial',
    path: '/api/industrial/vacancies',
    changed: 'vacancy.changed',
    missing: 'vacancy.not_found',
    fields: async ({ db }) => ({ ...vacancyFields(), ...(await inNewBuilding(db)) }),
    whole: async ({ db }) => ({ ...(await wholeVacancyFields(db)), ...(await inNewBuilding(db)) }),
    table: 'industrial.vacancies',
    comments: commentsOf('vacancy'),
    lastingLists: ['leaseAgents', 'saleAgents', 'documents'],
    edited: ['name', '1-Б', '1-В', '1-Г'],
    copy: copyOfVacancy,
    get: (id) => `/api/industrial/vacancies/one-vacancy/${id}`,
    archive: toggle('/api/industrial/vacancies'),
    list: {
      find: '/api/industrial/full-model/get-full-vacancies',
      count: '/api/industrial/full-model/count-vacancies',
      archivedByDefault: false,
      bodyOf: inFullModel,
      orderIn: 'orderModel',
    },
  },
  {
    name: 'an industrial request',
    entity: 'industrial_request',
    domain: 'industrial',
    path: '/api/industrial/requests',
    changed: 'industrial_request.changed',
    missing: 'industrial_request.not_found',
    fields: async ({ broker }) => industrialRequestFields({ responsibleEmployeeId: broker.id }),
    whole: ({ db, broker }) => wholeIndustrialRequestFields(db, broker.id),
    table: 'industrial.requests',
    edited: ['comment', 'первый', 'второй', 'третий'],
    get: (id) => `/api/industrial/requests/${id}`,
    archive: toggle('/api/industrial/requests'),
    list: {
      find: '/api/industrial/requests/get-by-filter',
      count: '/api/industrial/requests/count',
      archivedByDefault: false,
    },
  },
];

/** Creates an entity as the broker. @returns its wire shape */
export async function created(app: TestApp, { path, fields }: EntityKind, about: object = {}): Promise<EntityWire> {
  const answer = await ask(app, 'POST', path, { body: { ...(await fields(app)), ...about } });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as EntityWire;
}

/** Reads one by id. */
export function read(app: TestApp, { get, path }: EntityKind, id: string): Promise<Answer> {
  return ask(app, 'GET', get?.(id) ?? `${path}/${id}`);
}

/** History of an entity, newest first. */
export function historyOf({ db }: TestApp, { entity }: EntityKind, id: string): Promise<EntityEvent[]> {
  return findHistory(db, { entity, id }, { take: 50, skip: 0 });
}

/** An id of no entity. */
export function nobodysId(): string {
  return uuidv7();
}
