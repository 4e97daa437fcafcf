import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { isOffered } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { sql } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import { hasAccess } from '#industrial/requests/request-access.ts';
import { vacancyItems } from '#industrial/tree/withdraw-vacancies.ts';
import { vacancyOperation } from '#industrial/vacancies/vacancy-operations.ts';
import { vacanciesOfPage, vacancyTexts } from '#industrial/vacancies/vacancy-queries.ts';
import type { ShownItem, StoredItem } from '#sharing/selection/selection-domain.ts';
import { findSites } from './site-queries.ts';
import { toPublicVacancy } from './to-public-vacancy.ts';

/** Vacancies in selections of industrial requests. */
export const industrialSelection = {
  ...vacancyItems,
  objects: 'industrial.vacancies',
  key: 'entity',
  asOperation: vacancyOperation,
  mayEdit,
  // The rule of `isOffered` as SQL over selection items `i` (G-11).
  isObjectShown: sql<boolean>`exists (
    select from industrial.vacancies v
    join industrial.buildings b on b.id = v.building_id join industrial.complexes c on c.id = v.complex_id
    where v.id = i.vacancy_id and v.is_enabled and b.is_enabled and c.is_enabled and v.vacancy_status <> ${CLOSED_STATUS})`,
  withObjects,
  withShownObjects,
} as const;

/** Whether an employee may edit the request of a selection (B-07, N-06). */
async function mayEdit(db: Db, selectionId: string, employeeId: string): Promise<boolean> {
  const selection = await db
    .selectFrom('industrial.request_selections')
    .select('request_id')
    .where('id', '=', selectionId)
    .executeTakeFirst();
  return selection !== undefined && hasAccess(db, selection.request_id, employeeId);
}

async function withObjects(from: RowSource, items: readonly StoredItem[]): Promise<SelectionItem[]> {
  const rows = await findRowsById(from, items);
  return items.flatMap(({ objectId, ...item }) => {
    const entity = rows.get(objectId);
    return entity ? [{ ...item, entity }] : [];
  });
}

async function withShownObjects(from: RowSource, items: readonly ShownItem[]): Promise<Omit<PublicItem, 'order'>[]> {
  const rows = await findRowsById(from, items);
  const seen = await withSites(from.db, [...rows.values()].filter(isOffered));
  return items.flatMap(({ objectId, ...item }) => {
    const entity = seen.get(objectId);
    return entity ? [{ ...item, entity }] : [];
  });
}

/** Vacancies as clients see them, whether offered or not, keyed by id. */
export async function withSites(db: Db, rows: readonly VacancyRow[]): Promise<ReadonlyMap<string, PublicVacancy>> {
  const siteOf = await findSites(db, rows);
  return new Map(
    rows.flatMap((row): [string, PublicVacancy][] => {
      const site = siteOf(row);
      return site ? [[row.id, toPublicVacancy(row, site)]] : [];
    }),
  );
}

async function findRowsById(
  from: RowSource,
  items: readonly { readonly objectId: string }[],
): Promise<ReadonlyMap<string, VacancyRow>> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ objectId }) => objectId);
  const rows = await vacancyTexts.rows(from, vacanciesOfPage(sql`select unnest(${ids}::uuid[])`, sql`v.id`));
  return new Map(rows.map((row) => [row.id, row]));
}
