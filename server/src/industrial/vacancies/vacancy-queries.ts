import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { UnsavedVacancy } from '@gektar/contract/industrial/requests/unsaved-vacancy.ts';
import { type Vacancy, VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ChosenRow, type PagedList, pagedList, rowCache, versionOf } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { unsavedRow } from '#database/unsaved-row.ts';
import { type Versioned, valuesVersion } from '#dictionaries/named-values.ts';
import { columnsOfAreas } from '#industrial/areas/area-columns.ts';
import { unnamedIndustrialValues, withIndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { dealOfVacancySql } from '#industrial/tree/deal-record.ts';
import { vacancyTable } from '#industrial/tree/vacancy-table.ts';
import {
  toVacancy,
  toVacancyRow,
  type VacancyDetailRecord,
  type VacancyRecord,
  vacancyColumns,
  vacancyDetails,
} from './vacancy-record.ts';

const from = `from industrial.vacancies v
  join industrial.buildings b on b.id = v.building_id
  join industrial.complexes c on c.id = v.complex_id`;

/**
 * SQL of the version of a vacancy `v` with its building `b` and complex `c`: a list row also shows data of both, and of
 * the deal of a closed vacancy.
 */
export const vacancyVersion = versionOf(
  'v',
  'b.xmin',
  'c.xmin',
  '(select d.xmin from industrial.deals d where d.vacancy_id = v.id)',
);

/** Lists of vacancies from the in-memory cache. */
export const vacancyTexts = rowCache<VacancyRow>({
  name: 'vacancy',
  wire: VacancyRow,
  async read(db, ids) {
    const statement = sql<VacancyRecord & Versioned & { version: string }>`
      select ${sql.raw(vacancyColumns)}, ${sql.raw(valuesVersion)} as values_version, ${sql.raw(vacancyVersion)} as version
      ${sql.raw(from)} where v.id = any(${ids}::uuid[])`;
    return withIndustrialValues(
      db,
      async () => (await statement.execute(db)).rows,
      (record, values) => ({ id: record.id, version: record.version, row: toVacancyRow(record, values) }),
    );
  },
});

/**
 * Vacancies on a page of a list.
 * @param page statement that selects their ids, in any order
 * @param chosen ordered statement of ids and versions; pass one that is simpler than the default
 */
export function vacanciesOfPage(
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  chosen = sql`select v.id, ${sql.raw(vacancyVersion)} as version ${sql.raw(from)} where v.id in (${page}) order by ${order}`,
): PagedList<VacancyRow> {
  return pagedList(chosen, (db) => findVacancyRowsOf(db, page, order));
}

/**
 * List row of a vacancy with unsaved values and the stored values of its building and complex, without names of
 * dictionary values; undefined when the edited vacancy, or the building of a new one, does not exist. Fields that are
 * not compared are those of the edited vacancy.
 */
export async function findUnsavedVacancy(
  db: Db,
  { id, buildingId, ...values }: UnsavedVacancy,
): Promise<VacancyRow | undefined> {
  const columns = {
    ...vacancyTable.columnsOf(values),
    ...columnsOfAreas(values.areaSetWithPrice, { hasPrices: true }),
    ...(id === null && { is_enabled: true, building_id: buildingId }),
  };
  const row = await unsavedRow(db, 'industrial.vacancies', { id, columns });
  const { rows } = await sql<VacancyRecord>`
    select ${sql.raw(vacancyColumns)} from ${row} v
      join industrial.buildings b on b.id = v.building_id
      join industrial.complexes c on c.id = b.complex_id`.execute(db);
  return rows.map((record) => toVacancyRow(record, unnamedIndustrialValues))[0];
}

/** Vacancies selected by a statement of ids, in the given order. */
export function findVacancyRowsOf(db: Db, ids: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<VacancyRow[]> {
  const statement = sql<VacancyRecord & Versioned>`
    select ${sql.raw(vacancyColumns)}, ${sql.raw(valuesVersion)} as values_version
    ${sql.raw(from)} where v.id in (${ids}) order by ${order}`;
  return withIndustrialValues(db, async () => (await statement.execute(db)).rows, toVacancyRow);
}

const vacanciesOf = (owner: 'building' | 'complex') =>
  prepared<VacancyRecord & Versioned>(
    `vacancies-of-${owner}`,
    `select ${vacancyColumns}, ${valuesVersion} as values_version
    ${from} where v.${owner}_id = $1 order by v.name collate shared.russian, v.id`,
  );
const ofOwner = { building: vacanciesOf('building'), complex: vacanciesOf('complex') } as const;

/** All vacancies of a building, or of a whole complex, by name. */
export function findVacanciesOf(db: Db, owner: 'building' | 'complex', id: string): Promise<VacancyRow[]> {
  return withIndustrialValues(db, () => ofOwner[owner](db, [id]), toVacancyRow);
}

const vacanciesById = prepared<VacancyDetailRecord & Versioned>(
  'vacancies-by-id',
  `select ${vacancyColumns}, ${vacancyDetails}, ${valuesVersion} as values_version ${from} where v.id = any($1::uuid[])`,
);

/** Vacancies that exist, in any order. */
export function findVacancies(db: Db, ids: readonly string[]): Promise<Vacancy[]> {
  return withIndustrialValues(db, () => vacanciesById(db, [ids]), toVacancy);
}

export async function findVacancy(db: Db, id: string): Promise<Vacancy | undefined> {
  const [vacancy] = await findVacancies(db, [id]);
  return vacancy;
}

const unclosedOfBuilding = prepared<VacancyDetailRecord & Versioned>(
  'unclosed-vacancies-of-building',
  `select ${vacancyColumns}, ${vacancyDetails}, ${valuesVersion} as values_version ${from}
  where v.building_id = $1 and v.is_enabled and v.vacancy_status <> ${CLOSED_STATUS} order by v.name collate shared.russian, v.id`,
);

/** Vacancies of a building that are neither archived nor closed by a deal, by name. */
export function findUnclosedVacancies(db: Db, buildingId: string): Promise<Vacancy[]> {
  return withIndustrialValues(db, () => unclosedOfBuilding(db, [buildingId]), toVacancy);
}

/** Id and version of a vacancy, with the columns that the page of its complex needs to group it by building. */
type ChosenOfComplex = ChosenRow & Pick<VacancyRecord, 'building_id' | 'deal'>;

/** Ids and versions of all vacancies of a complex, by name. */
export const chosenOfComplex = prepared<ChosenOfComplex>(
  'versions-of-vacancies-of-complex',
  `select v.id, ${vacancyVersion} as version, v.building_id, ${dealOfVacancySql}
  ${from} where v.complex_id = $1 order by v.name collate shared.russian, v.id`,
);
