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
  /** Ids of the items, in the order of `objectIds`. */
  readonly itemIds: readonly string[];
}

/**
 * Inserts an industrial request with its selection.
 * @param about.objectIds visible vacancies; if fewer than `count`, new ones are added; none by default
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
  // New objects go to the front: ids then descend in the order of the selection, so a list sorted by id is noticed.
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

/** Per database, the id of the building for all vacancies of `givenOpenVacancy`. */
const buildings = new WeakMap<Db, Promise<string>>();

/** Inserts a vacancy that can be offered, in a building shared by all of them. @returns its id */
export async function givenOpenVacancy(db: Db): Promise<string> {
  const building = buildings.get(db) ?? givenComplex(db).then(async ({ id }) => (await givenBuilding(db, id)).id);
  buildings.set(db, building);
  return (await givenVacancy(db, await building)).id;
}

/** Inserts this number of vacancies with one statement, bypassing the operations of the product. @returns their ids */
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
