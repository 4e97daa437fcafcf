import { Failure } from '@gektar/contract/failure.ts';
import { type Vacancy, VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Db } from '#database/db.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { renewFigures } from '#industrial/complexes/complex-figures.ts';
import { withLists } from '#industrial/kept-lists.ts';
import { lockComplex, lockOpenComplex } from '#industrial/lock-complex.ts';
import { findPlaceOfVacancy, findVacancy } from './vacancy-queries.ts';
import { changesClosing, insertVacancy, updateVacancy, vacancyLists } from './vacancy-writes.ts';

/** A new vacancy names its building; a stored one never leaves it. */
type PlacedFields = VacancyFields & { readonly buildingId?: string };

/** A vacancy for the shared write operations. */
export const vacancyEntity: WritableEntity<Vacancy, PlacedFields> = {
  name: 'vacancy',
  notFound: 'vacancy.not_found',
  changed: 'vacancy.changed',
  find: findVacancy,
  lock: lockVacancy,
  insert: async (tx, id, { buildingId, ...fields }) => {
    if (buildingId === undefined) throw new Error('a new vacancy has a building');
    const complexId = await lockForAdding(tx, buildingId);
    refuseClosing(undefined, fields);
    await insertVacancy(tx, id, { buildingId, complexId }, withLists(fields, vacancyLists));
    await renewFigures(tx, complexId);
  },
  update: async (tx, id, { buildingId: _, ...fields }) => {
    const before = await findVacancy(tx, id);
    if (before === undefined) throw new Failure('vacancy.not_found');
    refuseClosing(before.vacancyStatus, fields);
    await updateVacancy(tx, id, withLists(fields, vacancyLists, before));
    await renewFigures(tx, before.complexId);
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

/** Locks the complex first, as every write below it does. @returns whether the vacancy is there */
async function lockVacancy(tx: Db, id: string): Promise<boolean> {
  const place = await findPlaceOfVacancy(tx, id);
  if (place === undefined || (await lockComplex(tx, place.complexId)) === undefined) return false;
  // It may have been deleted while the lock was waited for.
  return (await findPlaceOfVacancy(tx, id)) !== undefined;
}

/**
 * @returns the complex of the building, locked
 * @throws {Failure} building.not_found; complex.archived before building.archived (M-36)
 */
async function lockForAdding(tx: Db, buildingId: string): Promise<string> {
  const building = () =>
    tx
      .selectFrom('industrial.buildings')
      .select(['complex_id as complexId', 'is_enabled as isEnabled'])
      .where('id', '=', buildingId)
      .executeTakeFirst();
  const found = await building();
  if (found === undefined) throw new Failure('building.not_found');
  await lockOpenComplex(tx, found.complexId);
  const locked = await building();
  if (locked === undefined) throw new Failure('building.not_found');
  if (!locked.isEnabled) throw new Failure('building.archived');
  return locked.complexId;
}

function refuseClosing(before: number | undefined, { vacancyStatus }: VacancyFields): void {
  if (!changesClosing(before, vacancyStatus)) return;
  const message = 'Статус «Закрыта» ставит и снимает только сделка';
  throw new Failure('vacancy.status_by_deal', { fields: { vacancyStatus: message } });
}
