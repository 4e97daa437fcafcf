import { isRecord } from '@gektar/contract/records.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { fold } from '#importing/sheets/fold.ts';
import { buildingKey, complexKey } from '#industrial/complexes/import/sheets/part-names.ts';
import { vacancies } from '#industrial/vacancies/vacancy-entity.ts';
import type { ComparedObject, Comparison, ObjectValues } from '#loads/load-kind.ts';
import { areaOf } from './vacancy-load-fields.ts';

/** Areas of the same vacancy differ by no more than rounding. */
const AREA_SHARE = 0.005;

interface StoredPart {
  readonly id: string;
  readonly name: string;
}
interface StoredBuilding extends StoredPart {
  readonly complexId: string;
}
interface StoredVacancy extends StoredPart {
  readonly buildingId: string;
  readonly area: number | null;
}

/** Name of a part of an object; empty for none. */
export function nameOf(values: ObjectValues, part: 'complex' | 'building'): string {
  const of = values[part];
  const name = isRecord(of) ? of['name'] : undefined;
  return typeof name === 'string' ? name : '';
}

/**
 * Finds vacancies in the database: the complex by its name without kind words, the building by its name, or the only
 * one; the vacancy by the name of its block or, without one, by its area. Each stored vacancy is found once.
 */
export async function compareVacancies(
  db: Db,
  objects: readonly ComparedObject[],
): Promise<ReadonlyMap<string, Comparison>> {
  const names = new Set(objects.map(({ values }) => complexKey(nameOf(values, 'complex'))));
  const complexes = (await findParts(db)).filter(({ name }) => names.has(complexKey(name)));
  const complexByKey = new Map(complexes.toReversed().map((complex) => [complexKey(complex.name), complex]));
  const buildings = Map.groupBy(await findBuildings(db, complexes), ({ complexId }) => complexId);
  const all = [...buildings.values()].flat();
  const inBuildings = Map.groupBy(await findVacanciesOf(db, all), ({ buildingId }) => buildingId);
  const taken = new Set<string>();
  const placed = objects.map((object) => {
    const name = nameOf(object.values, 'complex');
    const complex = name === '' ? undefined : complexByKey.get(complexKey(name));
    const building = buildingOf(object.values, complex && (buildings.get(complex.id) ?? []));
    const parents = { complexId: complex?.id ?? null, buildingId: building?.id ?? null };
    const offered = building === undefined ? [] : (inBuildings.get(building.id) ?? []);
    const vacancy = object.linkedId ?? vacancyOf(object.values, offered, taken)?.id;
    if (vacancy !== undefined) taken.add(vacancy);
    return { key: object.key, parents, vacancyId: vacancy };
  });
  const stored = await vacancies.find(db, [...taken]);
  return new Map(
    placed.map(({ key, parents, vacancyId }): [string, Comparison] => {
      const vacancy = vacancyId === undefined ? undefined : stored.get(vacancyId);
      if (vacancy === undefined) return [key, { parents, found: undefined }];
      const { id, complexId, buildingId, complexName, buildingName, name } = vacancy;
      return [
        key,
        {
          parents: { complexId, buildingId },
          found: {
            ...{ id, isCertain: true, complexId, buildingId },
            title: complexName,
            place: `${buildingName}, ${name}`,
            reason: 'Комплекс, здание и вакансия совпали',
            stored: { ...vacancy },
          },
        },
      ];
    }),
  );
}

function buildingOf(values: ObjectValues, buildings: readonly StoredBuilding[] = []): StoredBuilding | undefined {
  const name = nameOf(values, 'building');
  if (name === '') return buildings.length === 1 ? buildings[0] : undefined;
  return buildings.find((building) => buildingKey(building.name) === buildingKey(name));
}

function vacancyOf(
  values: ObjectValues,
  vacanciesOfBuilding: readonly StoredVacancy[],
  taken: ReadonlySet<string>,
): StoredVacancy | undefined {
  const free = vacanciesOfBuilding.filter(({ id }) => !taken.has(id));
  const name = typeof values['name'] === 'string' ? fold(values['name']) : '';
  if (name !== '') return free.find((vacancy) => fold(vacancy.name) === name);
  const area = areaOf(values);
  const alike = free.filter(
    (one) => area !== null && one.area !== null && Math.abs(one.area - area) <= area * AREA_SHARE,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

async function findParts(db: Db): Promise<readonly StoredPart[]> {
  const { rows } = await sql<StoredPart>`
    select id, name from industrial.complexes where is_enabled order by id`.execute(db);
  return rows;
}

async function findBuildings(db: Db, complexes: readonly StoredPart[]): Promise<readonly StoredBuilding[]> {
  const ids = complexes.map(({ id }) => id);
  const { rows } = await sql<StoredBuilding>`
    select id, name, complex_id as "complexId" from industrial.buildings
    where complex_id = any(${ids}::uuid[]) and is_enabled order by id`.execute(db);
  return rows;
}

async function findVacanciesOf(db: Db, buildings: readonly StoredPart[]): Promise<readonly StoredVacancy[]> {
  const ids = buildings.map(({ id }) => id);
  const { rows } = await sql<StoredVacancy>`
    select id, name, building_id as "buildingId", area_size as area from industrial.vacancies
    where building_id = any(${ids}::uuid[]) and is_enabled order by id`.execute(db);
  return rows;
}
