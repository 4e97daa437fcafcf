import { type Complex, ComplexRow, type LinkedComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { type RawBuilder, sql } from 'kysely';
import { type PagedList, pagedList, rowCache, versionOf } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { type Versioned, valuesVersion } from '#dictionaries/named-values.ts';
import { withIndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import {
  type ComplexDetailRecord,
  type ComplexRecord,
  complexColumns,
  complexDetails,
  ownersSql,
  toComplex,
  toComplexRow,
} from './complex-record.ts';

const from = 'from industrial.complexes c join industrial.complex_figures f on f.complex_id = c.id';
const version = `${valuesVersion} as values_version`;

/**
 * SQL of the version of a complex `c` with its figures `f`. Owners enter with their displayed names, not with row
 * versions: an owner not yet received from the CRM has no row.
 */
export const complexVersion = versionOf(
  'c',
  'f.xmin',
  `array(select coalesce(co.name, o.id) from unnest(f.owner_ids) with ordinality as o (id, place)
    left join shared.companies co on co.id = o.id order by o.place)`,
);

/** Lists of complexes from the in-memory cache. */
export const complexTexts = rowCache<ComplexRow>({
  name: 'complex',
  wire: ComplexRow,
  async read(db, ids) {
    const statement = sql<ComplexRecord & Versioned & { version: string }>`
      select ${sql.raw(complexColumns)}, ${sql.raw(version)}, ${sql.raw(complexVersion)} as version
      ${sql.raw(from)} where c.id = any(${ids}::uuid[])`;
    return withIndustrialValues(
      db,
      async () => (await statement.execute(db)).rows,
      (record, values) => ({ id: record.id, version: record.version, row: toComplexRow(record, values) }),
    );
  },
});

/**
 * Complexes on a page of a list.
 * @param page statement that selects their ids, in any order
 * @param chosen ordered statement of ids and versions; pass one that is simpler than the default
 */
export function complexesOfPage(
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  chosen = sql`select c.id, ${sql.raw(complexVersion)} as version ${sql.raw(from)} where c.id in (${page}) order by ${order}`,
): PagedList<ComplexRow> {
  return pagedList(chosen, (db) => findComplexRowsOf(db, page, order));
}

/** Complexes selected by a statement of ids, in the given order; both may use `c` and its figures `f`. */
export function findComplexRowsOf(db: Db, ids: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ComplexRow[]> {
  const statement = sql<ComplexRecord & Versioned>`
    select ${sql.raw(complexColumns)}, ${sql.raw(version)} ${sql.raw(from)} where c.id in (${ids}) order by ${order}`;
  return withIndustrialValues(db, async () => (await statement.execute(db)).rows, toComplexRow);
}

const complexById = prepared<ComplexDetailRecord & Versioned>(
  'complex-by-id',
  `select ${complexColumns}, ${complexDetails}, ${version} ${from} where c.id = $1`,
);

export async function findComplex(db: Db, id: string): Promise<Complex | undefined> {
  const [complex] = await withIndustrialValues(db, () => complexById(db, [id]), toComplex);
  return complex;
}

/** Other complexes of the same owners, active ones first, then by name (H-11). */
export async function findLinkedComplexes(db: Db, id: string): Promise<LinkedComplex[]> {
  const statement = sql<LinkedRecord & Versioned>`
    select c.id, c.name, c.is_enabled, c.complex_area, c.highway_id, f.free_area, f.vacancy_count,
      ${sql.raw(ownersSql)}, ${sql.raw(version)}
    ${sql.raw(from)}
    where c.id <> ${id} and f.owner_ids && (select o.owner_ids from industrial.complex_figures o where o.complex_id = ${id})
    order by not c.is_enabled, c.name collate shared.russian, c.id limit 200`;
  return withIndustrialValues(
    db,
    async () => (await statement.execute(db)).rows,
    (record, values) => ({
      id: record.id,
      name: record.name,
      isEnabled: record.is_enabled,
      complexArea: record.complex_area,
      freeArea: record.free_area,
      vacancyCount: record.vacancy_count,
      highway: values.highways.oneOrNone(record.highway_id),
      owners: record.owners,
    }),
  );
}

type LinkedRecord = Pick<
  ComplexRecord,
  'id' | 'name' | 'is_enabled' | 'complex_area' | 'highway_id' | 'free_area' | 'vacancy_count' | 'owners'
>;

/** Minimal data of a complex. */
export function findComplexLabel(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; address: string; isEnabled: boolean } | undefined> {
  return db
    .selectFrom('industrial.complexes')
    .select(['id', 'name', 'full_address as address', 'is_enabled as isEnabled'])
    .where('id', '=', id)
    .executeTakeFirst();
}
