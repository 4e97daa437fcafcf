import type { Direction, Order, Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import type { EntityRows } from '#database/entity-rows.ts';
import { findIds } from '#database/ids-and-counts.ts';
import { prepared } from '#database/prepared.ts';

/** Map point of a request: its id, latitude, longitude, id of the region. */
type RequestPoint = [id: string, latitude: number, longitude: number, regionId: number];

/** A point as the database returns it. */
interface RequestPointRecord {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly region_id: number;
}

interface RequestTables<Stored extends object, Request, Filter, Sort extends string> {
  /** Table with its schema: 'land.requests'. Its alias is `r`. */
  readonly table: string;
  /** Name of the prepared statement that finds one request. */
  readonly byId: string;
  readonly rows: Pick<EntityRows, 'count'>;
  /** SQL of the related rows of a request `r`. */
  readonly belongings: string;
  readonly conditions: (filter: Filter) => Condition;
  readonly orderBy: (sort: Sort, direction: Direction) => RawBuilder<unknown>;
  /** SQL of the centres of regions: `region_id`, `latitude`, `longitude`. */
  readonly regionCentres: RawBuilder<unknown>;
  /** Statement of map points of requests `r`, from `centres`; ends where the filter is appended. */
  readonly points: RawBuilder<RequestPointRecord>;
  /** Rows with ids of dictionary values → requests with names. */
  readonly named: (db: Db, read: () => Promise<Stored[]>) => Promise<Request[]>;
}

/** Functions that read a domain's requests. */
export function requestQueriesOf<Stored extends object, Request, Filter, Sort extends string>(
  about: RequestTables<Stored, Request, Filter, Sort>,
) {
  const { table, belongings, conditions, named } = about;
  const requestById = prepared<Stored>(about.byId, `select r.*, ${belongings} from ${table} r where r.id = $1`);

  /** Selects the page in a subquery and reads related rows only for it, however many requests match. */
  function findRequestsWhere(
    db: Db,
    where: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    { take, skip }: Page,
  ): Promise<Request[]> {
    const statement = sql<Stored>`
    select r.*, ${sql.raw(belongings)}
    from (select r.* from ${sql.raw(table)} r where ${where} order by ${order} limit ${take} offset ${skip}) r
    order by ${order}`;
    return named(db, async () => (await statement.execute(db)).rows);
  }

  return {
    findRequestsWhere,
    /** Requests of these ids, in any order. */
    findRequestsOfIds: (db: Db, ids: readonly string[]) =>
      findRequestsWhere(db, sql`r.id = any(${ids}::uuid[])`, sql`r.id`, { take: Math.max(1, ids.length), skip: 0 }),

    findRequestRows: (db: Db, filter: Filter, { sort, direction }: Order<Sort>, page: Page): Promise<Request[]> =>
      findRequestsWhere(db, conditions(filter), about.orderBy(sort, direction), page),

    countRequestRows: (db: Db, filter: Filter): Promise<number> => about.rows.count(db, conditions(filter)),

    /** Ids of all requests that a filter finds, at most `limit`. */
    findRequestIds: (db: Db, filter: Filter, limit: number): Promise<string[]> =>
      findIds(db, sql`select r.id from ${sql.raw(table)} r where ${conditions(filter)} order by r.id limit ${limit}`),

    /** Map points of requests (E-08). Unordered. */
    findRequestPoints: async (db: Db, filter: Filter): Promise<RequestPoint[]> => {
      const { rows } = await sql<RequestPointRecord>`
        with centres as materialized ${about.regionCentres} ${about.points} where ${conditions(filter)}`.execute(db);
      return rows.map(({ id, latitude, longitude, region_id }) => [id, latitude, longitude, region_id]);
    },

    findRequest: async (db: Db, id: string): Promise<Request | undefined> => {
      const [request] = await named(db, () => requestById(db, [id]));
      return request;
    },
  };
}
