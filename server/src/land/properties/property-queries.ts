import type { Importance } from '@gektar/contract/criteria/importance.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { propertyMatcher } from '@gektar/contract/land/properties/fits-filter.ts';
import { Property, PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { ChosenProperty } from '@gektar/contract/land/properties/property-bulk.ts';
import type { PropertyPoint, PropertyRequest } from '@gektar/contract/land/properties/property-endpoints.ts';
import type { FoundProperties, PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { FoundPropertySort, PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { weighedPlotCriteria } from '@gektar/contract/land/requests/score-plots.ts';
import type { UnsavedPlot } from '@gektar/contract/land/requests/unsaved-plot.ts';
import type { Order, Page } from '@gektar/contract/list.ts';
import type { MapPlaces, MapWindow } from '@gektar/contract/map-cells.ts';
import { LEAST_FOUND_PERCENT } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { ReadyResponse } from '#cache/ready-response.ts';
import { resultCache } from '#cache/result-cache.ts';
import {
  type CacheContext,
  type ChosenRow,
  isDeep,
  type ListResponse,
  type PagedList,
  pagedList,
  plannedOnce,
  type RowSource,
  rowCache,
  versionOf,
} from '#cache/row-cache.ts';
import { allOf, type Condition, olderThan } from '#database/conditions.ts';
import { findScored } from '#database/criteria/closeness.ts';
import { type PreviewedChange, previewOf } from '#database/criteria/importance-preview.ts';
import type { Db } from '#database/db.ts';
import { findIds, type StoredColumns } from '#database/ids-and-counts.ts';
import { findMapPlaces, findMapPoints, type MapSource } from '#database/map-cells.ts';
import { prepared } from '#database/prepared.ts';
import { unsavedRow } from '#database/unsaved-row.ts';
import { valuesVersion } from '#dictionaries/named-values.ts';
import { unnamedLandValues, withLandValues } from '#land/dictionaries/land-values.ts';
import { pageByColumns, plotColumns, plotsByColumns, plotsOnMapOf } from './property-columns.ts';
import {
  confirmed,
  countCriteria,
  metCriteria,
  nearPlots,
  propertyConditions,
  propertyPosition,
  scoreOfPlots,
} from './property-conditions.ts';
import {
  detailColumns,
  listColumns,
  type PropertyDetailRecord,
  type PropertyRecord,
  toProperty,
  toPropertyRow,
  utilityValues,
} from './property-record.ts';
import { propertyRows, propertyTable } from './property-table.ts';

type PropertyOrder = Order<PropertyListSort>;
type FoundOrder = Order<FoundPropertySort>;

const sortColumns = {
  DateTimeCreated: sql.ref('p.date_time_created'),
  LastConversationDate: sql.ref('p.last_conversation_date'),
  Price: sql.ref('p.price'),
  Area: sql.ref('p.area'),
  PricePerHa: sql.ref('p.price_per_ha'),
} as const satisfies Record<PropertyListSort, unknown>;

/** Objects without a price are last in both directions. */
function orderBy({ sort, direction }: PropertyOrder): RawBuilder<unknown> {
  return propertyRows.orderBy(sortColumns[sort], direction, sort === 'Price' || sort === 'PricePerHa');
}

const isPlain = (order: FoundOrder): order is PropertyOrder => order.sort !== 'Match';

/** Sorts by the number of met criteria, then in the usual order. */
function byMatch(asked: PropertyFilter | null, { direction }: FoundOrder): RawBuilder<unknown> {
  const usual = orderBy({ sort: 'DateTimeCreated', direction: 'asc' });
  return asked === null ? usual : sql`${metCriteria(asked)} ${sql.raw(direction)}, ${usual}`;
}

function own(columns: readonly string[]): string {
  return columns.map((column) => `p.${column}`).join(', ');
}

const listed = own(listColumns);

/**
 * Version of a list row. Lists of an object change together with its row; names from dictionaries have separate
 * versions.
 */
const rowVersion = versionOf('p');

/**
 * SQL of the data of a property from other tables. Dictionary values are returned as ids, since joining and aggregating
 * names took longer than the rest of the query (docs/performance.md).
 */
const belongings = `
  coalesce(
    (select co.name from shared.companies co where co.id = p.company_id),
    (select nullif(concat_ws(' ', ct.last_name, ct.first_name), '') from shared.contacts ct where ct.id = p.contact_id)
  ) as client,
  array(select n.number from land.property_cadastral_numbers n where n.property_id = p.id order by n.position) as cadastral_numbers,
  ${propertyTable.listsSql},
  coalesce((select json_agg(json_build_array(i.global_image_id, i.image_type_id, i.presence_in_the_flyer) order by i.position)
    from land.property_images i where i.property_id = p.id), '[]') as images,
  ${valuesVersion} as values_version`;

/** Ids of a page with their versions. The planner is free to read in sort order until the page is full. */
function chosen(where: RawBuilder<unknown>, order: RawBuilder<unknown>, { take, skip }: Page): RawBuilder<unknown> {
  const page = sql`where ${where} order by ${order} limit ${take} offset ${skip}`;
  if (!isDeep({ skip })) return sql`select p.id, ${sql.raw(rowVersion)} as version from land.properties p ${page}`;
  return sql`select p.id, ${sql.raw(rowVersion)} as version
    from (select p.id from land.properties p ${page}) deep join land.properties p on p.id = deep.id order by ${order}`;
}

/**
 * Ids of a page with their versions, where all matches are found before sorting (`offset 0` separates the two): for few
 * matches, reading in sort order would scan the whole table, which the planner does not foresee with many criteria.
 * Matches are read with the sort column only, which the index of the filter includes; versions are read for the page.
 */
function chosenFromFew(
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { sort, take, skip }: Page & Pick<PropertyOrder, 'sort'>,
): RawBuilder<unknown> {
  return sql`select p.id, ${sql.raw(rowVersion)} as version from (
    select p.id from (select p.id, ${sortColumns[sort]} from land.properties p where ${where} offset 0) p
    order by ${order} limit ${take} offset ${skip}
  ) few join land.properties p on p.id = few.id order by ${order}`;
}

const texts = rowCache<PropertyRow>({
  name: 'property',
  wire: PropertyRow,
  async read(db, ids) {
    const statement = sql<PropertyRecord & { version: string }>`
      select ${sql.raw(listed)}, ${sql.raw(belongings)}, ${sql.raw(rowVersion)} as version
      from land.properties p where p.id = any(${ids}::uuid[])`;
    return withLandValues(
      db,
      async () => (await statement.execute(db)).rows,
      (record, values) => ({ id: record.id, version: record.version, row: toPropertyRow(record, values) }),
    );
  },
});

/** Rows of a page whose ids are selected first, so that a filter costs the same for any page. */
function rowsOf(page: RawBuilder<unknown>, order: RawBuilder<unknown>): PagedList<PropertyRow> {
  const whole = sql<PropertyRecord>`
    select ${sql.raw(listed)}, ${sql.raw(belongings)}
    from (${page}) chosen join land.properties p on p.id = chosen.id order by ${order}`;
  return pagedList(page, (db) => withLandValues(db, async () => (await whole.execute(db)).rows, toPropertyRow));
}

/** Number of criteria typical for a request (E-06); a broker sets one or two. */
const MANY_CRITERIA = 4;

/**
 * Cached results of lists of plots, except text searches, which also read names and telephones of people, and overdue
 * plots, which become more as time passes.
 */
const plots = resultCache('land.properties', plotColumns);
/** A filter that may be limited to cells of the map. */
type Found = PropertyFilter & Partial<FoundProperties>;

const isCached = ({ searchText, overdueDays }: PropertyFilter) => searchText === null && overdueDays === null;

/** Whether all matches are found before sorting. */
const findsFirst = (filter: Found) => countCriteria(filter) >= MANY_CRITERIA || Boolean(filter.cells);

function listOf(filter: Found, order: FoundOrder, page: Page): PagedList<PropertyRow> {
  if (!isPlain(order)) {
    const matched = byMatch(filter.asked ?? null, order);
    return rowsOf(chosen(propertyConditions(filter), matched, page), matched);
  }
  const choose = findsFirst(filter) ? chosenFromFew : chosen;
  const ordered = orderBy(order);
  return rowsOf(choose(propertyConditions(filter), ordered, { ...page, sort: order.sort }), ordered);
}

export function findPropertyRows(
  db: Db,
  filter: PropertyFilter,
  order: PropertyOrder,
  page: Page,
): Promise<PropertyRow[]> {
  return listOf(filter, order, page).read(db);
}

/** `findPropertyRows` as a response from the caches. */
export function answerPropertyRows(
  call: CacheContext,
  filter: Found,
  order: FoundOrder,
  page: Page,
): Promise<ListResponse<PropertyRow>> {
  const list = () => listOf(filter, order, page);
  const asked = [filter, order.sort, order.direction, page.take, page.skip];
  if (!isCached(filter)) return texts.list(call, list());
  const isOfColumns = findsFirst(filter) && !filter.cells && !isDeep(page);
  const ids = isOfColumns && isPlain(order) ? pageByColumns(filter, order, page) : undefined;
  return texts.list(call, plots.list(call, asked, list, ids && { ids, versions: versionsOf }));
}

/** A request as its filter, with its weighing where it differs from the default. */
export interface AskedPlots {
  readonly asked: PropertyFilter;
  readonly importance: Importance;
  /** false leaves out plots with an unknown value. */
  readonly withUnknown: boolean;
}

/**
 * 'Почти подходят': active plots that the filter does not find and that miss at most two wishes of the request, the
 * best score first.
 */
export function answerPlotsNearRequest(
  call: CacheContext,
  filter: PropertyFilter,
  { asked, importance, withUnknown }: AskedPlots,
  page: Page,
): Promise<ListResponse<PropertyRow>> {
  const list = () => {
    const score = scoreOfPlots(asked, importance);
    const order = sql`${score.share} desc, ${orderBy({ sort: 'DateTimeCreated', direction: 'asc' })}`;
    return rowsOf(chosen(nearPlots(filter, score, withUnknown), order, page), order);
  };
  if (!isCached(filter)) return texts.list(call, list());
  return texts.list(
    call,
    plots.list(call, ['near', filter, asked, importance, withUnknown, page.take, page.skip], list),
  );
}

/** Number of results of `answerPlotsNearRequest`. */
export function countPlotsNearRequest(
  call: CacheContext,
  filter: PropertyFilter,
  { asked, importance, withUnknown }: AskedPlots,
): Promise<number> {
  const where = () => nearPlots(filter, scoreOfPlots(asked, importance), withUnknown);
  if (!isCached(filter)) return propertyRows.count(call.db, where());
  return plots.count(
    call,
    ['near', filter, asked, importance, withUnknown],
    () => sql`select count(*) from land.properties p where ${where()}`,
  );
}

/** Active plots that a request finds exactly, or almost with at least `LEAST_FOUND_PERCENT`. */
export function findScoredPlots(db: Db, asked: PropertyFilter, importance: Importance) {
  const from = sql`land.properties p where p.is_enabled`;
  return findScored(db, scoreOfPlots(asked, importance), { id: sql`p.id`, from }, LEAST_FOUND_PERCENT);
}

/** What a weighing would change in the search of a request; reads only. */
export function previewPlots(from: RowSource, asked: PropertyFilter, change: PreviewedChange) {
  return previewOf<PropertyRow>(
    from.db,
    {
      weighed: weighedPlotCriteria,
      source: sql`land.properties p`,
      id: sql`p.id`,
      isOffered: sql`p.is_enabled`,
      order: orderBy({ sort: 'DateTimeCreated', direction: 'asc' }),
      asked: propertyMatcher.setIn(asked),
      scoreOf: (importance) => scoreOfPlots(asked, importance),
      rowsOf: (ids) => findRowsOfIds(from, ids),
    },
    change,
  );
}

/** Ids with versions, in any order. */
function versionsOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`select p.id, ${sql.raw(rowVersion)} as version from land.properties p where p.id = any(${ids}::uuid[])`;
}

/** List rows of these ids, in any order. */
export function findRowsOfIds(from: RowSource, ids: readonly string[]): Promise<PropertyRow[]> {
  return texts.rows(from, plannedOnce('versions of plots', rowsOf(versionsOf(ids), sql`p.id`)));
}

/**
 * List row of a plot with unsaved values, without names of dictionary values; undefined when the edited plot does not
 * exist. Fields that are not compared are those of the edited plot.
 */
export async function findUnsavedPlot(db: Db, { id, ...values }: UnsavedPlot): Promise<PropertyRow | undefined> {
  const columns = {
    ...propertyTable.columnsOf(values),
    ...utilityValues(values),
    ...(id === null && { is_enabled: true }),
  };
  const row = await unsavedRow(db, 'land.properties', { id, columns });
  const { rows } = await sql<PropertyRecord>`
    select ${sql.raw(listed)}, ${sql.raw(belongings)} from ${row} p where p.id is not null`.execute(db);
  const lists = propertyTable.idsOfLists(values);
  return rows.map((record) => toPropertyRow({ ...record, ...lists }, unnamedLandValues))[0];
}

export function countPropertyRows(call: CacheContext, filter: PropertyFilter): Promise<number> {
  if (!isCached(filter)) return propertyRows.count(call.db, propertyConditions(filter));
  return plots.count(
    call,
    [filter],
    () => sql`select count(*) from land.properties p where ${propertyConditions(filter)}`,
    plotsByColumns(filter),
  );
}

/** Up to `most` matches of a filter, in list order. */
export async function findChosenProperties(
  db: Db,
  filter: PropertyFilter,
  order: PropertyOrder,
  most: number,
): Promise<ChosenProperty[]> {
  const { rows } = await sql<StoredColumns<'land.properties', 'id' | 'area' | 'price' | 'is_enabled'>>`
    select p.id, p.area, p.price, p.is_enabled from land.properties p
    where ${propertyConditions(filter)} order by ${orderBy(order)} limit ${most}`.execute(db);
  return rows.map((row) => [row.id, row.area, row.price, row.is_enabled]);
}

/** Ids of all plots that a filter finds, at most `limit`. */
export function findPropertyIds(db: Db, filter: PropertyFilter, limit: number): Promise<string[]> {
  return findIds(
    db,
    sql`select p.id from land.properties p where ${propertyConditions(filter)} order by p.id limit ${limit}`,
  );
}

const plotsOnMap: MapSource = {
  ...propertyPosition,
  from: sql`land.properties p`,
  id: sql`p.id`,
  kind: sql`case when p.is_enabled then p.property_type_id else 0 end`,
};

const onMap = (filter: PropertyFilter) => ({
  source: plotsOnMap,
  where: () => propertyConditions(filter),
  slots: plotsByColumns(filter),
  onMap: plotsOnMapOf,
});

/** Map points, unordered; the kind of a point is the id of the property type, 0 when archived. */
export function answerPropertyPoints(
  call: CacheContext,
  filter: PropertyFilter,
): Promise<ReadyResponse<PropertyPoint[]> | PropertyPoint[]> {
  if (!isCached(filter)) return findMapPoints(call.db, plotsOnMap, propertyConditions(filter));
  return plots.points(call, [filter], onMap(filter));
}

/** Map points in a window of the map, or its cells where there are many. */
export function answerPropertyPlaces(
  call: CacheContext,
  filter: PropertyFilter,
  window: MapWindow | null,
): Promise<ReadyResponse<MapPlaces> | MapPlaces> {
  if (!isCached(filter)) return findMapPlaces(call.db, plotsOnMap, propertyConditions(filter), window);
  return plots.places(call, [filter], onMap(filter), window);
}

export interface Overdue {
  /** Days without a confirmation after which an object is overdue (D-06). */
  readonly days: number;
  /** The employee who is responsible; undefined: all. */
  readonly of: string | undefined;
}

/** Condition on properties `p`: active, and neither created nor confirmed within this number of days (D-06). */
export function overdue({ days, of }: Overdue): Condition {
  const own = of === undefined ? sql`` : sql`and p.responsible_employee_id = ${of}`;
  return sql<boolean>`p.is_enabled and ${allOf(olderThan(sql.raw(confirmed), days))} ${own}`;
}

/** Overdue objects, those confirmed or created longest ago first. */
export function answerOverdueRows(
  { db, cache }: CacheContext,
  about: Overdue,
  page: Page,
): Promise<ListResponse<PropertyRow>> {
  const order = sql`${sql.raw(confirmed)}, p.id`;
  return texts.list({ db, cache }, rowsOf(chosen(overdue(about), order, page), order));
}

/** Ids of up to `most` overdue objects, those confirmed or created longest ago first (N-05). */
export async function findOverdueIds(db: Db, about: Overdue, most: number): Promise<string[]> {
  return findIds(
    db,
    sql`select p.id from land.properties p where ${overdue(about)}
      order by ${sql.raw(confirmed)}, p.id limit ${most}`,
  );
}

export function countOverdueRows(db: Db, about: Overdue): Promise<number> {
  return propertyRows.count(db, overdue(about));
}

const wholeColumns = `${listed}, ${own(detailColumns)}, ${belongings},
    (select json_build_object('id', lc.id, 'firstName', lc.first_name, 'lastName', lc.last_name,
      'middleName', lc.middle_name, 'phone', lc.phone) from land.contacts lc where lc.id = p.land_contact_id) as land_contact,
    coalesce((select json_agg(json_build_object('globalDocumentId', d.global_document_id, 'name', d.name, 'date', d.date::timestamp)
      order by d.position) from land.property_documents d where d.property_id = p.id), '[]') as documents,
    coalesce((select json_agg(json_build_object('id', m.id, 'text', m.text, 'employeeId', m.employee_id,
      'dateTimeCreated', to_char(m.date_time_created, 'YYYY-MM-DD"T"HH24:MI:SS')) order by m.date_time_created, m.id)
      from land.property_comments m where m.property_id = p.id), '[]') as comments`;

/** Version of a whole object: it also shows its contact and its comments, which change without its row. */
const wholeVersion = versionOf(
  'p',
  '(select lc.xmin from land.contacts lc where lc.id = p.land_contact_id)',
  `(select string_agg(concat(m.id, ' ', m.xmin), ',' order by m.id) from land.property_comments m where m.property_id = p.id)`,
);

const propertiesById = prepared<PropertyDetailRecord & { version: string }>(
  'properties-by-id',
  `select ${wholeColumns}, ${wholeVersion} as version from land.properties p where p.id = any($1::uuid[])`,
);

const versionById = prepared<ChosenRow>(
  'version-of-property',
  `select p.id, ${wholeVersion} as version from land.properties p where p.id = $1`,
);

const wholeTexts = rowCache<Property>({
  name: 'whole property',
  wire: Property,
  read: (db, ids) =>
    withLandValues(
      db,
      () => propertiesById(db, [ids]),
      (record, values) => ({ id: record.id, version: record.version, row: toProperty(record, values) }),
    ),
});

/** Properties that exist, in any order. */
export function findWholeProperties(db: Db, ids: readonly string[]): Promise<Property[]> {
  return withLandValues(db, () => propertiesById(db, [ids]), toProperty);
}

export async function findProperty(db: Db, id: string): Promise<Property | undefined> {
  const [property] = await findWholeProperties(db, [id]);
  return property;
}

/** A whole object as a response from the cache. @throws {Failure} property.not_found */
export async function answerProperty(call: CacheContext, id: string): Promise<ReadyResponse<Property> | Property> {
  const property = await wholeTexts.one(
    call,
    (db) => versionById(db, [id]),
    (db) => findProperty(db, id),
  );
  if (property === undefined) throw new Failure('property.not_found');
  return property;
}

/**
 * Locks the rows of these properties until the transaction ends, in a fixed order, which prevents deadlocks.
 * @returns those that exist
 */
export async function lockProperties(tx: Db, ids: readonly string[]): Promise<{ id: string; isEnabled: boolean }[]> {
  return tx
    .selectFrom('land.properties')
    .select(['id', 'is_enabled as isEnabled'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Requests whose selection holds the property, newest first. */
export async function findRequestsOfProperty(db: Db, propertyId: string): Promise<z.output<typeof PropertyRequest>[]> {
  return db
    .selectFrom('land.request_selection_items as i')
    .innerJoin('land.request_selections as s', 's.id', 'i.request_selection_id')
    .innerJoin('land.requests as r', 'r.id', 's.request_id')
    .select(['r.id', 'r.name', 'r.request_date as requestDate', 'r.is_actual as isActual', 'r.is_enabled as isEnabled'])
    .select('i.status')
    .where('i.property_id', '=', propertyId)
    .orderBy('r.request_date', 'desc')
    .orderBy('r.id')
    .execute();
}
