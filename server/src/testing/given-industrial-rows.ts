import type { IndustrialDictionary } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { givenEmployee } from './given.ts';
import { givenIndustrialRequest } from './given-industrial-request.ts';
import { givenStoredFile } from './given-stored-file.ts';
import { amountOf, placeNameOf, scattered, timeOf } from './given-values.ts';

/**
 * Inserts rows of the industrial tables with their required columns directly, without the operations of the product.
 */

type Columns = Readonly<Record<string, unknown>>;

export async function insertRow(db: Db, table: string, row: Columns): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`
    insert into ${sql.table(`industrial.${table}`)} (${sql.join(columns)})
    values (${sql.join(Object.values(row))})`.execute(db);
}

export async function givenComplexRow(db: Db, about: Columns = {}): Promise<string> {
  const id = uuidv7();
  const number = scattered();
  await insertRow(db, 'complexes', {
    id,
    name: `Логопарк ${placeNameOf(number)}`,
    complex_type_id: 1,
    complex_construction_status: 1,
    vacancies_update_period: 30,
    responsible_user: (await givenEmployee(db)).id,
    latitude: amountOf(number, 56.185102, 0.000213),
    longitude: amountOf(number, 36.977631, 0.000517),
    region_id: 50,
    full_address: `Московская область, Солнечногорск, улица ${placeNameOf(number)}`,
    ...about,
  });
  return id;
}

export async function givenBuildingRow(db: Db, complexId: string, about: Columns = {}): Promise<string> {
  const id = uuidv7();
  const number = scattered();
  await insertRow(db, 'buildings', {
    id,
    complex_id: complexId,
    name: `Корпус ${number + 2}`,
    construction_status: 1,
    building_class: 2,
    commissioning_date: timeOf(number).replace('2026', '2013'),
    total_area: amountOf(number, 64_200.25, 10.5),
    floors_number: 1,
    building_type_id: 1,
    working_height: amountOf(number, 7.3, 0.01),
    ...about,
  });
  return id;
}

export async function givenVacancyRow(
  db: Db,
  { complexId, buildingId }: { complexId: string; buildingId: string },
  about: Columns = {},
): Promise<string> {
  const id = uuidv7();
  const number = scattered();
  await insertRow(db, 'vacancies', {
    id,
    complex_id: complexId,
    building_id: buildingId,
    name: `${number + 2}-А`,
    availability_date: timeOf(number).replace('2026', '2027'),
    is_whole_for_rent: false,
    vacancy_status: 1,
    vacancy_types: 1,
    is_publication_on_website: false,
    ...about,
  });
  return id;
}

/** Inserts something that refers to the value. @returns a function that removes it */
type Use = (db: Db, value: number) => Promise<() => Promise<unknown>>;

const ofComplex =
  (column: string): Use =>
  async (db, value) =>
    removalOf(db, await givenComplexRow(db, { [column]: value }));
const ofBuilding =
  (column: string): Use =>
  async (db, value) => {
    const complexId = await givenComplexRow(db);
    await givenBuildingRow(db, complexId, { [column]: value });
    return removalOf(db, complexId);
  };
const ofVacancy =
  (column: string): Use =>
  async (db, value) => {
    const complexId = await givenComplexRow(db);
    const buildingId = await givenBuildingRow(db, complexId);
    await givenVacancyRow(db, { complexId, buildingId }, { [column]: value });
    return removalOf(db, complexId);
  };
const among =
  (
    owner: 'complex' | 'building' | 'vacancy',
    table: string,
    column: string,
    more: (db: Db) => Promise<Columns> = none,
  ): Use =>
  async (db, value) => {
    const complexId = await givenComplexRow(db);
    const buildingId = owner === 'complex' ? '' : await givenBuildingRow(db, complexId);
    const vacancyId = owner === 'vacancy' ? await givenVacancyRow(db, { complexId, buildingId }) : '';
    const id = { complex: complexId, building: buildingId, vacancy: vacancyId }[owner];
    await insertRow(db, table, { [`${owner}_id`]: id, [column]: value, ...(await more(db)) });
    return removalOf(db, complexId);
  };

async function none(): Promise<Columns> {
  return {};
}

function removalOf(db: Db, complexId: string) {
  return () => db.deleteFrom('industrial.complexes').where('id', '=', complexId).execute();
}

/** For each dictionary, how to insert something that refers to a value; undefined when nothing refers to its values. */
export const industrialUses: Readonly<Record<IndustrialDictionary, Use | undefined>> = {
  'complex-types': ofComplex('complex_type_id'),
  'types-industrials-zones': ofComplex('type_industrial_area_id'),
  'permitted-use-types': among('complex', 'complex_permitted_use_types', 'permitted_use_type_id'),
  'right-to-land': among('complex', 'complex_land_plot_rights', 'land_plot_right_id'),
  'sewerage-type': among('complex', 'complex_sewerage_types', 'sewerage_type_id'),
  highways: ofComplex('highway_id'),
  // No field refers to values of this dictionary (H-33).
  directions: undefined,
  'lease-commission': ofComplex('rental_broker_commission_id'),
  'sale-commission': ofComplex('sales_broker_commission_id'),
  'building-types': ofBuilding('building_type_id'),
  facades: among('building', 'building_facades', 'facade_id'),
  'flooring-type': among('building', 'building_flooring_types', 'flooring_type_id'),
  'fire-extinguishing-systems': among(
    'building',
    'building_fire_extinguishing_systems',
    'fire_extinguishing_system_id',
  ),
  ventilations: among('building', 'building_ventilations', 'ventilation_id'),
  'image-types': among('building', 'building_images', 'image_type_id', async (db) => ({
    position: 0,
    global_image_id: await givenStoredFile(db),
  })),
  floor: among('vacancy', 'vacancy_floors', 'floor_id'),
  'rent-statuses': ofVacancy('rent_status_id'),
  'utility-bill': ofVacancy('utility_bill_id'),
  'sale-deal-scheme': ofVacancy('sale_deal_scheme_id'),
  'contact-role': among('complex', 'contacts', 'contact_role_id', async () => ({
    id: uuidv7(),
    company_id: '1',
    contact_id: '1',
  })),
  'request-type': async (db, value) => {
    const { id } = await givenIndustrialRequest(db, { requestTypes: value });
    return () => db.deleteFrom('industrial.requests').where('id', '=', id).execute();
  },
};
