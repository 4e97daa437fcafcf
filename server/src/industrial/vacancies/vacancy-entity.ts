import { Failure } from '@gektar/contract/failure.ts';
import { type Vacancy, VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Db } from '#database/db.ts';
import type { ManyEntities, ManyInserts, WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { type LockedPart, lockComplexesOf, lockComplexOf, lockPart, lockParts } from '#industrial/tree/lock-complex.ts';
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
export const vacancies: ManyEntities<Vacancy> & ManyInserts<Vacancy, PlacedFields> = {
  find: async (tx, ids) => new Map((await findVacancies(tx, ids)).map((vacancy) => [vacancy.id, vacancy])),
  lock: (tx, ids) => lockComplexesOf(tx, 'vacancies', ids),
  updateRows: vacancyRows.updateMany,
  async insert(tx, added) {
    const complexes = await lockManyForAdding(tx, new Set(added.flatMap(({ fields }) => fields.buildingId ?? [])));
    await vacancyWrites.insertMany(
      tx,
      added.map(({ id, fields: { buildingId = '', ...fields } }) => {
        refuseClosing(undefined, fields);
        const place = { building_id: buildingId, complex_id: complexes.get(buildingId) };
        return { id, fields: withLists(fields, vacancyLists), own: place };
      }),
    );
  },
};

/**
 * Locks the complex of a building to add a vacancy.
 * @returns id of the complex
 * @throws {Failure} building.not_found; complex.archived before building.archived (M-36)
 */
async function lockForAdding(tx: Db, buildingId: string): Promise<string> {
  return complexToAddTo(await lockPart(tx, 'buildings', buildingId));
}

/** The same for several buildings. @returns ids of the complexes by building */
async function lockManyForAdding(tx: Db, buildingIds: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const buildings = await lockParts(tx, 'buildings', [...buildingIds]);
  return new Map([...buildingIds].map((id) => [id, complexToAddTo(buildings.get(id))]));
}

function complexToAddTo(building: LockedPart | undefined): string {
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
