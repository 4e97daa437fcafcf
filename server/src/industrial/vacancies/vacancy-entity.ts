import { Failure } from '@gektar/contract/failure.ts';
import { type Vacancy, VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Db } from '#database/db.ts';
import type { ManyEntities, WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { lockComplexesOf, lockComplexOf, lockPart } from '#industrial/tree/lock-complex.ts';
import { withLists } from '#industrial/tree/omitted-lists.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { findVacancies, findVacancy } from './vacancy-queries.ts';
import { changesClosing, vacancyLists, vacancyWrites } from './vacancy-writes.ts';

/** Fields of a vacancy and, for a new one only, the id of its building: a vacancy never moves to another building. */
type PlacedFields = VacancyFields & { readonly buildingId?: string };

/** A vacancy for the shared write operations. */
export const vacancyEntity: WritableEntity<Vacancy, PlacedFields> = {
  name: 'vacancy',
  notFound: 'vacancy.not_found',
  changed: 'vacancy.changed',
  trashedFrom: 'industrial.vacancies',
  find: findVacancy,
  lock: (tx, id) => lockComplexOf(tx, 'vacancies', id),
  insert: async (tx, id, { buildingId, ...fields }) => {
    if (buildingId === undefined) throw new Error('a new vacancy has a building');
    const complexId = await lockForAdding(tx, buildingId);
    refuseClosing(undefined, fields);
    const place = { building_id: buildingId, complex_id: complexId };
    await vacancyWrites.insert(tx, id, withLists(fields, vacancyLists), place);
  },
  update: async (tx, id, { buildingId: _, ...fields }, before, later) => {
    refuseClosing(before.vacancyStatus, fields);
    const stored = VacancyFields.safeParse(before).data;
    await vacancyWrites.update(
      tx,
      id,
      withLists(fields, vacancyLists, before),
      stored && withLists(stored, vacancyLists),
      later,
    );
  },
  isSame: (stored, { buildingId, ...fields }) =>
    stored.buildingId === buildingId && sameFields(VacancyFields.parse(stored), withLists(fields, vacancyLists)),
  notAudited: new Set([
    'rowVersion',
    'isActive',
    'buildingType',
    'buildingConstructionStatus',
    'buildingWorkingHeight',
    'buildingTotalArea',
    'city',
    'highway',
    'distanceFromRingRoad',
    'vacanciesActualizeDate',
    'vacanciesUpdatePeriod',
    'warehouseAreaTotal',
    'lightIndustrialAreaTotal',
    'dataCenterAreaTotal',
    'productionAreaTotal',
    'officeAreaTotal',
    'mezzanineAreaTotal',
    'officeAreaRate',
    'mezzanineAreaRate',
  ]),
};

/** Several vacancies at once. */
export const vacancies: ManyEntities<Vacancy> = {
  find: async (tx, ids) => new Map((await findVacancies(tx, ids)).map((vacancy) => [vacancy.id, vacancy])),
  lock: (tx, ids) => lockComplexesOf(tx, 'vacancies', ids),
  updateRows: vacancyRows.updateMany,
};

/**
 * Locks the complex of a building to add a vacancy.
 * @returns id of the complex
 * @throws {Failure} building.not_found; complex.archived before building.archived (M-36)
 */
async function lockForAdding(tx: Db, buildingId: string): Promise<string> {
  const building = await lockPart(tx, 'buildings', buildingId);
  if (building === undefined) throw new Failure('building.not_found');
  if (!building.isComplexEnabled) throw new Failure('complex.archived');
  if (!building.isEnabled) throw new Failure('building.archived');
  return building.complexId;
}

function refuseClosing(before: number | undefined, { vacancyStatus }: VacancyFields): void {
  if (!changesClosing(before, vacancyStatus)) return;
  const message = 'Статус «Закрыта» ставит и снимает только сделка';
  throw new Failure('vacancy.status_by_deal', { fields: { vacancyStatus: message } });
}
