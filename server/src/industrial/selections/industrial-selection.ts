import { mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { isOffered } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { warehouses } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { sql } from 'kysely';
import { plannedOnce, type RowSource } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import { hasAccess } from '#industrial/requests/request-access.ts';
import { trashedVacancy } from '#industrial/tree/trashed-parts.ts';
import { vacancyItems } from '#industrial/tree/withdraw-vacancies.ts';
import { vacancyOperation } from '#industrial/vacancies/vacancy-operations.ts';
import { vacanciesOfPage, vacancyTexts } from '#industrial/vacancies/vacancy-queries.ts';
import type { Amounts, DisclosedDomain, ShownFacts, Sourced } from '#sharing/disclosures/disclosed-domain.ts';
import type { ShownItem, StoredItem } from '#sharing/selection/selection-domain.ts';
import type { PreviewedObject } from '#sharing/selection/shown-items.ts';
import { findSites } from './site-queries.ts';
import { toPublicVacancy, withoutAmounts } from './to-public-vacancy.ts';

/** Vacancies in the record of showings; compared by the rate, or by the price when no rate was shown. */
export const disclosedVacancies: DisclosedDomain = {
  domain: 'industrial',
  objects: 'industrial.vacancies',
  column: vacancyItems.column,
  title: trashedVacancy.title,
  place: trashedVacancy.place,
  complexId: sql`t.complex_id`,
  figures: [
    { name: 'averageNetRentalRate', now: sql`t.average_net_rental_rate` },
    { name: 'salePrice', now: sql`t.sale_price` },
  ],
};

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
  withoutAmounts: (item: Omit<PublicItem, 'order'>): Omit<PublicItem, 'order'> => ({
    ...item,
    entity: withoutAmounts(item.entity),
  }),
  previewed: {
    forms: warehouses,
    unit: units.squareMetre,
    of: ({ entity: { areaSize, region, images } }: Omit<PublicItem, 'order'>): PreviewedObject => ({
      area: areaSize,
      region: region.name,
      photoId: images[0]?.globalImageId,
    }),
  },
  disclosed: disclosedVacancies,
  amountsOf,
  factsOf,
  askedArea: sql`r.vacancy_area_range_from`,
} as const;

/** Name in the complex, area and date of availability, as clients see them. */
export function factsOf({ entity }: Pick<PublicItem, 'entity'>): ShownFacts {
  const { complexName, buildingName, name, areaSize, availabilityDate } = entity;
  return { title: `«${complexName}», ${buildingName}, ${name}`, area: areaSize, day: availabilityDate.slice(0, 10) };
}

/** Average rate, price, operating expenses and the rate of each kind of area, as clients see them. */
export function amountsOf({ entity }: Pick<PublicItem, 'entity'>): Amounts {
  const { averageNetRentalRate, salePrice, opexPerSqm, areaSetWithPrice: areas } = entity;
  const { warehouse } = areas;
  const rates = [
    ...mainKinds.map((kind) => [kind, areas[kind]?.leasePricePerSqm] as const),
    ...warehouseParts.map((part) => [part, warehouse?.[part]?.leasePricePerSqm] as const),
  ];
  return {
    ...{ averageNetRentalRate, salePrice, opexPerSqm },
    ...Object.fromEntries(rates.flatMap(([kind, rate]) => (rate == null ? [] : [[`${kind}Rate`, rate]]))),
  };
}

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

async function withShownObjects(
  from: RowSource,
  items: readonly ShownItem[],
): Promise<(Omit<PublicItem, 'order'> & Sourced)[]> {
  const rows = await findRowsById(from, items);
  const seen = await withSites(from.db, [...rows.values()].filter(isOffered));
  return items.flatMap(({ objectId, ...item }) => {
    const entity = seen.get(objectId);
    const rowVersion = rows.get(objectId)?.rowVersion;
    return entity && rowVersion !== undefined ? [{ ...item, source: { objectId, rowVersion }, entity }] : [];
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
  const list = vacanciesOfPage(sql`select unnest(${ids}::uuid[])`, sql`v.id`);
  const rows = await vacancyTexts.rows(from, plannedOnce('versions of vacancies', list));
  return new Map(rows.map((row) => [row.id, row]));
}
