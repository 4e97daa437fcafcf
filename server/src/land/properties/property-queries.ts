import type { Property, PropertyComment, PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type {
  PropertyEvent,
  PropertyPoint,
  PropertyRequest,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import type { PropertyFilter, PropertySort } from '@gektar/contract/land/properties/property-filter.ts';
import type { Direction } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#database/db.ts';
import { propertyConditions } from './property-conditions.ts';
import {
  detailColumns,
  listColumns,
  type PropertyDetailRecord,
  type PropertyRecord,
  toProperty,
  toPropertyRow,
} from './property-record.ts';

export interface Page {
  readonly take: number;
  readonly skip: number;
}

export interface PropertyOrder {
  readonly sort: PropertySort;
  readonly direction: Direction;
}

const sortColumns = {
  DateTimeCreated: sql.ref('p.date_time_created'),
  LastConversationDate: sql.ref('p.last_conversation_date'),
  Price: sql.ref('p.price'),
  Area: sql.ref('p.area'),
} as const satisfies Record<PropertySort, unknown>;

/** Objects without a price stand last in both directions; ties are broken by id, so that pages never overlap. */
function orderBy({ sort, direction }: PropertyOrder): RawBuilder<unknown> {
  const column = sortColumns[sort];
  if (direction === 'asc') return sql`${column}, p.id`;
  return sort === 'Price' ? sql`${column} desc nulls last, p.id desc` : sql`${column} desc, p.id desc`;
}

function own(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`p.${column}`)));
}

/** A list of dictionary values of one property as JSON, in order. */
function linked(link: string, key: string, dictionary: string, fields: readonly string[], order: RawBuilder<unknown>) {
  const pairs = sql.join(fields.map((field) => sql`${sql.lit(field)}, ${sql.ref(`d.${field}`)}`));
  return sql`coalesce((select json_agg(json_build_object(${pairs}) order by ${order})
    from ${sql.table(link)} l join ${sql.table(dictionary)} d on d.id = ${sql.ref(`l.${key}`)} where l.property_id = p.id), '[]')`;
}

const numbers = sql`array(select n.number from land.property_cadastral_numbers n where n.property_id = p.id order by n.position)`;

/** Flyer image first, then by the order of the kinds, then as uploaded (1§4). */
const images = sql`coalesce((select json_agg(json_build_object(
    'globalImageId', i.global_image_id,
    'imageType', case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'order', t."order") end,
    'presenceInTheFlyer', i.presence_in_the_flyer,
    'isChecked', false) order by i.presence_in_the_flyer desc, t."order", i.position)
  from land.property_images i left join land.image_types t on t.id = i.image_type_id where i.property_id = p.id), '[]')`;

const rowColumns = sql`
  c.name as category_name,
  t.name as property_type_name, t.color as property_type_color,
  o.name as ownership_type_name,
  h.code as land_highway_code, h.name as land_highway_name,
  r.name as region_name,
  coalesce(co.name, nullif(concat_ws(' ', ct.last_name, ct.first_name), '')) as client,
  ${numbers} as cadastral_numbers,
  ${linked('land.property_best_uses', 'best_use_id', 'land.best_uses', ['id', 'name'], sql`d.name collate shared.russian`)} as best_uses,
  ${linked('land.property_permitted_use_types', 'permitted_use_type_id', 'land.permitted_use_types', ['id', 'code', 'name'], sql`d.code collate shared.russian`)} as permitted_use_types,
  ${linked('land.property_okveds', 'okved_id', 'shared.okveds', ['id', 'code', 'name'], sql`d.code collate "C"`)} as okveds,
  ${images} as images`;

const rowJoins = sql`
  join land.categories c on c.id = p.category_id
  join land.property_types t on t.id = p.property_type_id
  join land.ownership_types o on o.id = p.ownership_type_id
  join shared.regions r on r.id = p.region_id
  left join land.land_highways h on h.id = p.land_highway_id
  left join shared.companies co on co.id = p.company_id
  left join shared.contacts ct on ct.id = p.contact_id`;

/** Chooses the page first and fetches what belongs to its rows after, so that a filter costs the same for any page. */
function listStatement(where: RawBuilder<unknown>, order: RawBuilder<unknown>, { take, skip }: Page) {
  return sql<PropertyRecord>`
    select ${own(listColumns)}, ${rowColumns}
    from (select ${own(listColumns)} from land.properties p where ${where} order by ${order} limit ${take} offset ${skip}) p
    ${rowJoins}
    order by ${order}`;
}

export async function findPropertyRows(
  db: Db,
  filter: PropertyFilter,
  order: PropertyOrder,
  page: Page,
): Promise<PropertyRow[]> {
  const { rows } = await listStatement(propertyConditions(filter), orderBy(order), page).execute(db);
  return rows.map(toPropertyRow);
}

export async function countPropertyRows(db: Db, filter: PropertyFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from land.properties p where ${propertyConditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Five decimals are about a metre. */
const DECIMALS = 100_000;

/** Points of a map, in no order. Kind: id of the property type, 0 when archived. */
export async function findPropertyPoints(db: Db, filter: PropertyFilter): Promise<PropertyPoint[]> {
  const { rows } = await sql<{ id: string; latitude: number; longitude: number; kind: number }>`
    select p.id, p.latitude, p.longitude, case when p.is_enabled then p.property_type_id else 0 end as kind
    from land.properties p where ${propertyConditions(filter)}`.execute(db);
  return rows.map(({ id, latitude, longitude, kind }) => [
    id,
    Math.round(latitude * DECIMALS) / DECIMALS,
    Math.round(longitude * DECIMALS) / DECIMALS,
    kind,
  ]);
}

/** Enabled, and neither created nor actualized within so many days (D-06). */
function overdue(days: number): RawBuilder<unknown> {
  return sql`p.is_enabled and coalesce(p.actualization_date_time, p.date_time_created) < now() - make_interval(days => ${days})`;
}

/** Oldest first. */
export async function findOverdueRows(db: Db, days: number, page: Page): Promise<PropertyRow[]> {
  const order = sql`coalesce(p.actualization_date_time, p.date_time_created), p.id`;
  const { rows } = await listStatement(overdue(days), order, page).execute(db);
  return rows.map(toPropertyRow);
}

export async function countOverdueRows(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from land.properties p where ${overdue(days)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function findProperty(db: Db, id: string): Promise<Property | undefined> {
  const { rows } = await sql<PropertyDetailRecord>`
    select ${own(listColumns)}, ${own(detailColumns)}, ${rowColumns},
      case when lc.id is not null then json_build_object('id', lc.id, 'firstName', lc.first_name, 'lastName', lc.last_name,
        'middleName', lc.middle_name, 'phone', lc.phone) end as land_contact,
      coalesce((select json_agg(json_build_object('globalDocumentId', d.global_document_id) order by d.position)
        from land.property_documents d where d.property_id = p.id), '[]') as documents,
      coalesce((select json_agg(json_build_object('id', m.id, 'text', m.text, 'employeeId', m.employee_id,
        'dateTimeCreated', to_char(m.date_time_created, 'YYYY-MM-DD"T"HH24:MI:SS')) order by m.date_time_created, m.id)
        from land.property_comments m where m.property_id = p.id), '[]') as comments
    from land.properties p ${rowJoins}
    left join land.contacts lc on lc.id = p.land_contact_id
    where p.id = ${id}`.execute(db);
  return rows[0] && toProperty(rows[0]);
}

/** Holds other writers of this property off until the transaction ends; its version, or nothing if there is none. */
export async function lockProperty(
  tx: Db,
  id: string,
): Promise<{ rowVersion: number; isEnabled: boolean } | undefined> {
  return tx
    .selectFrom('land.properties')
    .select(['row_version as rowVersion', 'is_enabled as isEnabled'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function existsProperty(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('land.properties').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** A number of one's own object is not taken (D-15). */
export async function isCadastralNumberTaken(
  db: Db,
  number: string,
  exceptPropertyId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('land.property_cadastral_numbers')
    .select('property_id')
    .where('number', '=', number)
    .$if(exceptPropertyId !== undefined, (query) => query.where('property_id', '!=', exceptPropertyId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Requests whose selection holds the property, newest first (A-15). */
export async function findRequestsOfProperty(db: Db, propertyId: string): Promise<z.output<typeof PropertyRequest>[]> {
  return db
    .selectFrom('land.request_selection_items as i')
    .innerJoin('land.request_selections as s', 's.id', 'i.request_selection_id')
    .innerJoin('land.requests as r', 'r.id', 's.request_id')
    .select(['r.id', 'r.name', 'r.request_date as requestDate', 'r.is_actual as isActual', 'r.is_enabled as isEnabled'])
    .where('i.property_id', '=', propertyId)
    .orderBy('r.request_date', 'desc')
    .orderBy('r.id')
    .execute();
}

/** Newest first. */
export async function findPropertyHistory(db: Db, propertyId: string, { take, skip }: Page): Promise<PropertyEvent[]> {
  const rows = await db
    .selectFrom('shared.audit')
    .select(['id', 'at', 'employee_id', 'action', 'changes'])
    .where('entity', '=', 'property')
    .where('entity_id', '=', propertyId)
    .orderBy('id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    dateTime: row.at,
    employeeId: row.employee_id,
    action: row.action as PropertyEvent['action'],
    changes: row.changes as PropertyEvent['changes'],
  }));
}

export async function insertPropertyComment(
  db: Db,
  comment: { id: string; propertyId: string; employeeId: string; text: string },
): Promise<PropertyComment> {
  return db
    .insertInto('land.property_comments')
    .values({ id: comment.id, property_id: comment.propertyId, employee_id: comment.employeeId, text: comment.text })
    .returning(['id', 'text', 'employee_id as employeeId', 'date_time_created as dateTimeCreated'])
    .executeTakeFirstOrThrow();
}

/** Whether there was one. */
export async function removePropertyComment(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('land.property_comments').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
