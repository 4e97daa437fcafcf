import { areaKinds, mainKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { CLOSED_STATUS, OWNER_ROLE } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { columnName } from '#database/entity-table.ts';
import { areaColumn, areaOfKind } from '#industrial/areas/area-columns.ts';

/** An open vacancy `v` of a building `b`: active, not closed, in an active building (H-09, H-15). */
export const isOpen = `v.is_enabled and v.vacancy_status <> ${CLOSED_STATUS} and b.is_enabled`;

/** The area of a kind of vacancy `v` as it counts: a warehouse by its total or its parts (M-02). */
const counted = areaKinds.map((kind) => ({
  column: `free_${columnName(kind)}`,
  area: kind === 'warehouse' ? 'v.warehouse_area_total' : `v.${areaOfKind(kind)}`,
}));

/** Area and rate of each kind of a vacancy `v`, as they weigh in the average (M-13, M-34). */
const rated = mainKinds.map((kind) =>
  kind === 'warehouse'
    ? {
        area: 'v.warehouse_area_total',
        rate: `industrial.warehouse_rate(v.warehouse_price, v.dry_area, v.dry_price, v.temperature_area,
          v.temperature_price, v.freezer_area, v.freezer_price, v.unheated_area, v.unheated_price)`,
      }
    : { area: `v.${areaOfKind(kind)}`, rate: `v.${areaColumn(kind, 'price')}` },
);
/** Summed kind by kind: a row for each kind of each vacancy takes several times as long. */
const weighed = rated.map(({ area, rate }) => `coalesce(sum(${area} * ${rate}), 0)`).join(' + ');
const weights = rated
  .map(({ area, rate }) => `coalesce(sum(${area}) filter (where ${rate} is not null), 0)`)
  .join(' + ');

const columns = [
  'building_count',
  'vacancy_count',
  'total_building_area',
  'building_classes',
  'average_rental_rate',
  'average_sale_rate',
  'free_area',
  ...counted.map(({ column }) => column),
  'owner_ids',
  'sub_agglomeration_id',
];

/** Classes are stored in the order of their list: the best is the first. */
const figures = `
  select c.id as complex_id,
    built.building_count, coalesce(open.vacancy_count, 0) as vacancy_count, built.total_building_area, built.building_classes,
    open.average_rental_rate, open.average_sale_rate, coalesce(open.free_area, 0) as free_area,
    ${counted.map(({ column }) => `coalesce(open.${column}, 0) as ${column}`).join(', ')},
    owned.owner_ids,
    coalesce(
      (select p.sub_agglomeration_id from shared.sub_agglomeration_places p where p.region_id = c.region_id and p.city_id = c.city_id),
      (select p.sub_agglomeration_id from shared.sub_agglomeration_places p where p.region_id = c.region_id and p.city_id is null)
    ) as sub_agglomeration_id
  from industrial.complexes c
  cross join lateral (
    select count(*)::int as building_count, coalesce(sum(b.total_area), 0) as total_building_area,
      coalesce(array_agg(distinct b.building_class order by b.building_class), '{}') as building_classes
    from industrial.buildings b where b.complex_id = c.id and b.is_enabled
  ) built
  left join lateral (
    select count(*)::int as vacancy_count,
      round((${weighed}) / nullif(${weights}, 0), 2) as average_rental_rate,
      round(sum(v.sale_price) filter (where v.area_size is not null)
        / nullif(sum(v.area_size) filter (where v.sale_price is not null), 0), 2) as average_sale_rate,
      sum(v.area_size) as free_area,
      ${counted.map(({ column, area }) => `sum(${area}) as ${column}`).join(', ')}
    from industrial.vacancies v join industrial.buildings b on b.id = v.building_id
    where v.complex_id = c.id and ${isOpen}
  ) open on true
  cross join lateral (
    select coalesce(array_agg(o.operator_id order by o.since, o.operator_id), '{}') as owner_ids from (
      -- Both owners by their index: one condition with 'or' reads the operators of all complexes.
      select l.operator_id, min(l.appointment_date) as since from (
        select l.operator_id, l.appointment_date, l.roles from industrial.operators_with_roles l where l.complex_id = c.id
        union all select l.operator_id, l.appointment_date, l.roles from industrial.buildings b
          join industrial.operators_with_roles l on l.building_id = b.id where b.complex_id = c.id
      ) l where l.roles & ${OWNER_ROLE} <> 0
      group by l.operator_id
    ) o
  ) owned`;

/**
 * Computes everything that is kept about a complex's parts (H-14, M-13, M-28) and keeps it. The one writer of these figures:
 * called by every operation on the complex, its buildings, vacancies, deals and operators, in its transaction, under the
 * complex's lock.
 */
export async function renewFigures(tx: Db, complexId: string): Promise<void> {
  await writeFigures(tx, sql`where c.id = ${complexId}`);
}

/** The same for all complexes: after an import, and when places move to another sub-agglomeration (H-26). @returns how many changed */
export function renewAllFigures(tx: Db): Promise<number> {
  return writeFigures(tx, sql``);
}

async function writeFigures(tx: Db, which: ReturnType<typeof sql>): Promise<number> {
  const list = sql.raw(columns.join(', '));
  const fresh = sql.raw(columns.map((column) => `excluded.${column}`).join(', '));
  const kept = sql.raw(columns.map((column) => `f.${column}`).join(', '));
  const { numAffectedRows = 0n } = await sql`
    insert into industrial.complex_figures as f (complex_id, ${list})
    select complex_id, ${list} from (${sql.raw(figures)} ${which}) computed
    on conflict (complex_id) do update set (${list}) = row (${fresh})
      where row (${kept}) is distinct from row (${fresh})`.execute(tx);
  return Number(numAffectedRows);
}

/** What the figures of every complex would be now, for comparison in tests. */
export const figuresSql = figures;
/** Columns of `industrial.complex_figures` that are computed. */
export const figureColumns: readonly string[] = columns;

/** Wire names of the figures. */
export const figureFields = [
  'buildingCount',
  'vacancyCount',
  'totalBuildingAreaCalc',
  'buildingClasses',
  'averageRentalRate',
  'averageSaleRate',
  'freeArea',
  'freeAreas',
  'owners',
  'subAgglomeration',
] as const;
