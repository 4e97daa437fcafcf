import type { Building, BuildingSummary, FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CacheContext } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { type Versioned, valuesVersion } from '#dictionaries/named-values.ts';
import { withIndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import {
  chosenOfComplex,
  findVacanciesOf,
  findVacancyRowsOf,
  vacancyTexts,
} from '#industrial/vacancies/vacancy-queries.ts';
import {
  type BuildingRecord,
  type BuildingSummaryRecord,
  buildingColumns,
  summaryColumns,
  toBuilding,
  toBuildingSummary,
} from './building-record.ts';

const version = `${valuesVersion} as values_version`;

const buildingById = prepared<BuildingRecord & Versioned>(
  'building-by-id',
  `select ${buildingColumns}, ${version} from industrial.buildings b where b.id = $1`,
);

export async function findBuilding(db: Db, id: string): Promise<Building | undefined> {
  const [building] = await withIndustrialValues(db, () => buildingById(db, [id]), toBuilding);
  return building;
}

/** Buildings selected by a statement of ids, with everything below them; `order` may use columns of `b`. */
export async function findFullBuildings(
  db: Db,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown> = byName,
): Promise<FullBuilding[]> {
  const statement = sql<BuildingRecord & Versioned>`
    select ${sql.raw(buildingColumns)}, ${sql.raw(version)} from industrial.buildings b where b.id in (${ids}) order by ${order}`;
  const [buildings, vacancies] = await Promise.all([
    withIndustrialValues(db, async () => (await statement.execute(db)).rows, toBuilding),
    findVacancyRowsOf(
      db,
      sql`select o.id from industrial.vacancies o where o.building_id in (${ids})`,
      sql`v.name collate shared.russian, v.id`,
    ),
  ]);
  return withVacancies(buildings, vacancies);
}

const buildingsOfComplex = prepared<BuildingRecord & Versioned>(
  'buildings-of-complex',
  `select ${buildingColumns}, ${version} from industrial.buildings b where b.complex_id = $1
    order by not b.is_enabled, b.name collate shared.russian, b.id`,
);

/**
 * All buildings of a complex with everything below them, by prepared statements: open pages repeat this query often.
 */
export async function findFullBuildingsOf(db: Db, complexId: string): Promise<FullBuilding[]> {
  const [buildings, vacancies] = await Promise.all([
    withIndustrialValues(db, () => buildingsOfComplex(db, [complexId]), toBuilding),
    findVacanciesOf(db, 'complex', complexId),
  ]);
  return withVacancies(buildings, vacancies);
}

/** Active ones first (H-16), then by name. */
const byName = sql`not b.is_enabled, b.name collate shared.russian, b.id`;

function withVacancies(buildings: readonly Building[], all: readonly VacancyRow[]): FullBuilding[] {
  const ofBuilding = Map.groupBy(all, ({ buildingId }) => buildingId);
  return buildings.map((building) => {
    const vacancies = ofBuilding.get(building.id) ?? [];
    return { ...building, vacancies, deals: dealsOf(vacancies) };
  });
}

/** Deals of these vacancies, the latest first. */
function dealsOf(vacancies: readonly { readonly deal: Deal | null }[]): Deal[] {
  const deals = vacancies.flatMap(({ deal }) => (deal === null ? [] : [deal]));
  return deals.sort((one, other) => other.closeDate.localeCompare(one.closeDate));
}

/**
 * Buildings of a complex without their vacancies, and the cached JSON texts of the vacancies of each building, in the
 * same order; undefined when the cache is off.
 */
export async function findBuildingsWithTexts(
  { db, cache }: CacheContext,
  complexId: string,
): Promise<{ buildings: FullBuilding[]; texts: readonly Buffer[][] } | undefined> {
  const vacancies = await vacancyTexts.textsOf({ db, cache }, () => chosenOfComplex(db, [complexId]));
  if (vacancies === undefined) return undefined;
  const buildings = await withIndustrialValues(db, () => buildingsOfComplex(db, [complexId]), toBuilding);
  const ofBuilding = Map.groupBy(vacancies, ({ building_id }) => building_id);
  const within = (id: string) => ofBuilding.get(id) ?? [];
  return {
    buildings: buildings.map((building) => ({ ...building, vacancies: [], deals: dealsOf(within(building.id)) })),
    texts: buildings.map(({ id }) => within(id).map(({ text }) => text)),
  };
}

export async function findFullBuilding(db: Db, id: string): Promise<FullBuilding | undefined> {
  const [building] = await findFullBuildings(db, sql`${id}::uuid`);
  return building;
}

/** Summaries of the buildings selected by a statement of ids. */
export function findBuildingSummaries(
  db: Db,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown> = byName,
): Promise<BuildingSummary[]> {
  const statement = sql<BuildingSummaryRecord & Versioned>`
    select ${sql.raw(summaryColumns)}, ${sql.raw(version)} from industrial.buildings b where b.id in (${ids}) order by ${order}`;
  return withIndustrialValues(db, async () => (await statement.execute(db)).rows, toBuildingSummary);
}
