import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { givenBuilding, givenComplex, givenVacancy } from './given-complex.ts';
import { givenIndustrialRequest } from './given-industrial-request.ts';
import { insertRow } from './given-industrial-rows.ts';

export interface GivenVacancySelection {
  readonly requestId: string;
  readonly selectionId: string;
  readonly objectIds: readonly string[];
  /** In the order of the vacancies. */
  readonly itemIds: readonly string[];
}

/**
 * An industrial request with its selection.
 * @param about.objectIds its visible vacancies; otherwise `count` new ones, none by default
 */
export async function givenVacancySelection(
  db: Db,
  about: {
    name?: string;
    companyId?: string;
    comment?: string;
    responsibleEmployeeId?: string;
    objectIds?: readonly string[];
    count?: number;
  } = {},
): Promise<GivenVacancySelection> {
  const { count = 0, objectIds: given = [], ...request } = about;
  const { id: requestId } = await givenIndustrialRequest(db, request);
  const { id: selectionId } = await db
    .selectFrom('industrial.request_selections')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const objectIds = [...given];
  // Ids are in the opposite order of the places.
  while (objectIds.length < count) objectIds.unshift(await givenOpenVacancy(db));
  const itemIds = objectIds.map(() => uuidv7()).toReversed();
  for (const [index, vacancyId] of objectIds.entries()) {
    await insertRow(db, 'request_selection_items', {
      id: itemIds[index],
      request_selection_id: selectionId,
      vacancy_id: vacancyId,
      order: index + 1,
    });
  }
  return { requestId, selectionId, objectIds, itemIds };
}

/** One building of each database. */
const buildings = new WeakMap<Db, Promise<string>>();

/** A vacancy that can be offered, in a building shared with the others. */
export async function givenOpenVacancy(db: Db): Promise<string> {
  const building = buildings.get(db) ?? givenComplex(db).then(async ({ id }) => (await givenBuilding(db, id)).id);
  buildings.set(db, building);
  return (await givenVacancy(db, await building)).id;
}

/** Inserts so many vacancies at once, past every operation. @returns their ids */
export async function givenManyVacancies(db: Db, count: number): Promise<string[]> {
  const first = await givenOpenVacancy(db);
  const { rows } = await sql<{ id: string }>`
    insert into industrial.vacancies (id, building_id, complex_id, name, availability_date, is_whole_for_rent, vacancy_status,
      vacancy_types, is_publication_on_website)
    select gen_random_uuid(), v.building_id, v.complex_id, v.name || n, v.availability_date, v.is_whole_for_rent, v.vacancy_status,
      v.vacancy_types, v.is_publication_on_website
    from industrial.vacancies v, generate_series(2, ${count}::integer) as n where v.id = ${first} returning id`.execute(
    db,
  );
  return [first, ...rows.map(({ id }) => id)];
}
