import type { Endpoint } from '@gektar/contract/endpoint.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { industrialPublic } from '@gektar/contract/industrial/selections/public-selection.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { listFavorites } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { landSelections } from '@gektar/contract/land/selections/selection.ts';
import { getToday } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#database/db.ts';
import type { TestApp } from './test-app.ts';
import { nameOf, type Sent, send } from './writing-calls/writing-call.ts';

/** Requests that one process answers from its cache and another without a cache; the answers must be equal. */

const everyState = { filterModel: { isEnabled: null } };
/** A map window that covers all demonstration data, in cells of about 20 km. */
const russia = { zoom: 5, west: 512, east: 767, north: 150, south: 400 };
const byArea = { orderModel: { field: 'TotalVacancyArea', isAsc: false } };

export type Asked = readonly [Endpoint, Sent];

/** Calls that return every row of each entity. */
export const whole: readonly Asked[] = [
  [properties.findProperties, { query: { take: 1000 }, body: {} }],
  [complexes.listComplexes, { query: { take: 1000 } }],
  [vacancies.listVacancies, { query: { take: 1000 } }],
];
/** All other lists that are answered from the cache. */
export const ways: readonly Asked[] = [
  [
    properties.findProperties,
    { query: { take: 20, skip: 3, sort: 'Price', direction: 'desc' }, body: { isEnabled: true } },
  ],
  [
    properties.findProperties,
    {
      body: {
        isEnabled: true,
        regionIds: [50, 77],
        propertyTypeIds: [1, 2, 3, 4, 5],
        area: { from: 0 },
        price: { from: 0 },
      },
    },
  ],
  [
    properties.findProperties,
    {
      query: { take: 7, skip: 2, sort: 'Price', direction: 'desc' },
      body: { isEnabled: true, regionIds: [50, 77], area: { from: 0 }, kmFromCity: { from: 0 } },
    },
  ],
  [properties.listProperties, {}],
  [properties.listOverdueProperties, {}],
  [model.findComplexes, { query: { take: 1000 }, body: everyState }],
  [model.findComplexes, { body: { orderModel: { field: 'OwnerIds', isAsc: true } } }],
  [complexes.listUpdatedComplexes, { query: { take: 1000 } }],
  [model.findComplexesOfCluster, { body: everyState }],
  [model.findVacancies, { query: { take: 1000 }, body: { ...everyState, ...byArea } }],
  [model.findVacancies, { query: { skip: 2 }, body: { filterModel: { isEnabled: true, onlyWithVacancies: true } } }],
  [vacancies.listUpdatedVacancies, { query: { take: 1000 } }],
  [vacancies.listLeaseClosedVacancies, { query: { take: 1000 } }],
  [model.findVacanciesOfCluster, { body: everyState }],
  [listFavorites, { query: { take: 1000 } }],
  [landSelections.list, { query: { take: 1000 } }],
  [industrialSelections.list, { query: { take: 1000 } }],
];

const offered = { isEnabled: true, onlyWithVacancies: true };
/** Filter with a criterion per level whose value is computed from several rows or columns. */
const unattended = {
  ...everyState.filterModel,
  complex: { vacanciesConfirmedUntil: { from: null, to: '2026-11-23' } },
  building: { withoutPhotos: true },
  vacancy: { withoutRate: true },
};
const operated = { ...everyState.filterModel, building: { operatorRoles: 31 } };

/** Requests for counts, for pages of lists and for 'Сегодня'. */
export const numbers: readonly Asked[] = [
  [getToday, {}],
  [properties.countProperties, { body: {} }],
  [properties.countProperties, { body: { isEnabled: true, regionIds: [50, 77], price: { from: 0 } } }],
  [properties.countProperties, { body: { okvedIds: [1], permittedUseTypeIds: [1] } }],
  [properties.countProperties, { body: { cadastralNumber: '50' } }],
  [properties.countProperties, { body: { searchText: 'Иван' } }],
  [properties.findProperties, { body: { searchText: 'Иван' } }],
  [model.countComplexes, { body: everyState }],
  [model.countComplexes, { body: { filterModel: offered } }],
  [model.countComplexes, { body: { filterModel: operated } }],
  [model.findComplexes, { body: { orderModel: { field: 'OwnerIds', isAsc: true } } }],
  [model.countVacancies, { body: everyState }],
  [model.countVacancies, { body: { filterModel: offered } }],
  [model.countVacancies, { body: { filterModel: operated } }],
  [model.countVacancies, { body: { filterModel: unattended } }],
];
/** Requests for map points, which are returned in any order. */
export const points: readonly Asked[] = [
  [properties.mapProperties, { body: {} }],
  [properties.mapProperties, { body: { searchText: 'Иван' } }],
  [properties.mapPropertyPlaces, { body: { filter: {} } }],
  [properties.mapPropertyPlaces, { body: { filter: { isEnabled: true }, window: russia } }],
  [complexes.mapComplexes, {}],
  [model.mapFilteredComplexes, { body: everyState }],
  [model.mapComplexPlaces, { body: { ...everyState, window: russia } }],
  [model.mapVacancyPlaces, { body: { ...everyState, window: russia } }],
  [model.mapVacancies, { body: everyState }],
  [model.mapVacancies, { body: { filterModel: offered } }],
];

/** Requests by which clients open the selections of all valid links. */
export async function visits(db: Db): Promise<readonly Asked[]> {
  const { rows } = await sql<{ domain: 'land' | 'industrial'; id: string; password: string }>`
    select 'land' as domain, case when is_first then request_selection_id else id end as id, password
    from land.request_selection_links where expiration_time > now() and opening_limit is null
    union all select 'industrial', case when is_first then request_selection_id else id end, password
    from industrial.request_selection_links where expiration_time > now() and opening_limit is null`.execute(db);
  return rows.map(({ domain, id, password }) => {
    const { read } = domain === 'land' ? landPublic : industrialPublic;
    return [read, { params: { id }, query: { password } }] as const;
  });
}

/** A process that caches, and one that does not, on one database. */
export interface Compared {
  readonly caching: TestApp;
  readonly fresh: TestApp;
}

/** Fails where the two processes respond differently. @param after latest write, for the message */
export async function expectSameAnswers(compared: Compared, after: string, lists: readonly Asked[]): Promise<void> {
  await Promise.all(lists.map((asked) => expectSameAnswer(compared, after, asked)));
}

/** For the process without a cache: its compression is not compared and only takes time. */
const uncompressed = { headers: { 'accept-encoding': 'identity' } };

async function expectSameAnswer({ caching, fresh }: Compared, after: string, [endpoint, sent]: Asked): Promise<void> {
  const [cached, read] = await Promise.all([
    send(caching, endpoint, sent),
    send(fresh, endpoint, { ...sent, ...uncompressed }),
  ]);
  expect(cached.status, cached.text).toBe(200);
  const same = points.some(([one]) => one === endpoint)
    ? sorted(cached.text) === sorted(read.text)
    : cached.text === read.text;
  expect(same, `${nameOf(endpoint)} ${JSON.stringify(sent)} after ${after}`).toBe(true);
}

/** The answer with its points and cells sorted, since their order is undefined. */
function sorted(text: string): string {
  const answer = JSON.parse(text) as unknown[] | Record<string, unknown>;
  const lists = Array.isArray(answer) ? [answer] : Object.values(answer).filter(Array.isArray);
  return JSON.stringify(lists.map((list) => list.map((one) => JSON.stringify(one)).sort()));
}
