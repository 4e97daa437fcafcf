import { utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { RequestFields } from '@gektar/contract/land/requests/request.ts';
import { requestFlags } from '@gektar/contract/land/requests/request.ts';
import { type Insertable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { insertLinks } from '#database/links.ts';
import type { LandRequests } from '#database/schema.ts';
import { flagColumn } from '#land/properties/property-record.ts';
import { askedColumns } from './request-record.ts';

type OwnColumns = Omit<Insertable<LandRequests>, 'id'>;

/** Promise → own columns of the table. */
function ownColumns(fields: RequestFields): OwnColumns {
  const columns = {
    name: fields.name,
    company_id: fields.companyId,
    contact_id: fields.contactId,
    request_date: fields.requestDate,
    responsible_employee_id: fields.responsibleEmployeeId,
    distance_from_nearest_city: fields.distanceFromNearestCity,
    area_from: fields.area?.from ?? null,
    area_to: fields.area?.to ?? null,
    building_area_from: fields.buildingArea?.from ?? null,
    building_area_to: fields.buildingArea?.to ?? null,
    budget_from: fields.budget?.from ?? null,
    budget_to: fields.budget?.to ?? null,
    link_to_disk: fields.linkToDisk,
    comment: fields.comment,
    referral_contact_id: fields.referralContactId,
    referral_appointment_date_time: fields.referralAppointmentDateTime,
    referral_comment: fields.referralComment,
    is_actual: fields.isActual,
  };
  return { ...columns, ...utilityValues(fields), ...flagValues(fields) };
}

/** Named in either of the two lists, a utility is asked for. */
function utilityValues({ utilities, infrastructure }: RequestFields): Partial<OwnColumns> {
  const values: Partial<OwnColumns> = {};
  for (const key of utilityKeys) {
    const columns = askedColumns(key);
    const { id } = utilityKinds[key];
    const utility = utilities.find((one) => one.id === id);
    const kind = infrastructure.find((one) => one.id === id);
    values[columns.asked] = utility !== undefined || kind !== undefined;
    values[columns.type] = kind?.type ?? null;
    values[columns.value] = utility?.value ?? null;
  }
  return values;
}

function flagValues(fields: RequestFields): Partial<OwnColumns> {
  return Object.fromEntries(requestFlags.map((flag) => [flagColumn(flag), fields[flag]]));
}

/** Writes a new request with its lists and its selection (F-01). @throws constraint violations, see `constraints.ts` */
export async function insertRequest(tx: Db, id: string, fields: RequestFields): Promise<void> {
  await tx
    .insertInto('land.requests')
    .values({ id, ...ownColumns(fields) })
    .execute();
  await insertLists(tx, id, fields);
  await tx.insertInto('land.request_selections').values({ id: uuidv7(), request_id: id }).execute();
}

/** Overwrites a request and its lists and raises its version. The caller holds its lock. */
export async function updateRequest(tx: Db, id: string, fields: RequestFields): Promise<void> {
  await tx
    .updateTable('land.requests')
    .set({ ...ownColumns(fields), row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .execute();
  for (const { table } of lists) await tx.deleteFrom(table).where('request_id', '=', id).execute();
  await insertLists(tx, id, fields);
}

/** What a request has several of: the field, and where it is kept. */
const lists = [
  { field: 'regions', table: 'land.request_regions', value: 'region_id' },
  { field: 'landHighways', table: 'land.request_land_highways', value: 'land_highway_id' },
  { field: 'propertyTypes', table: 'land.request_property_types', value: 'property_type_id' },
  { field: 'bestUses', table: 'land.request_best_uses', value: 'best_use_id' },
  { field: 'okveds', table: 'land.request_okveds', value: 'okved_id' },
  { field: 'requestType', table: 'land.request_request_types', value: 'request_type_id' },
] as const;

async function insertLists(tx: Db, id: string, fields: RequestFields): Promise<void> {
  for (const { field, table, value } of lists) {
    await insertLinks(tx, { table, owner: 'request_id', value }, id, fields[field]);
  }
}

/** Archived ↔ active, and the version raised; the new state, or nothing if there is no such request. */
export async function updateEnabled(tx: Db, id: string): Promise<{ isEnabled: boolean } | undefined> {
  return tx
    .updateTable('land.requests')
    .set({ is_enabled: sql`not is_enabled`, row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .returning('is_enabled as isEnabled')
    .executeTakeFirst();
}

/**
 * Actualized now (D-19). The version stays: no form edits this date, so nobody's open form is out of date.
 * Whether there was such a request.
 */
export async function updateActualization(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('land.requests')
    .set({ actualize_request_date: sql`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** With everything that hangs on it: lists, selection, items, link. Whether there was one. */
export async function removeRequest(tx: Db, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('land.requests').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
