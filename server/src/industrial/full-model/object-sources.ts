import type { WarehousePart } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import type { Source, SourceOf } from '#database/criteria/source.ts';
import { areaOfKind } from '#industrial/areas/area-columns.ts';
import { buildingTable } from '#industrial/tree/building-table.ts';
import { complexTable, dueUntil } from '#industrial/tree/complex-table.ts';
import { vacancyTable } from '#industrial/tree/vacancy-table.ts';
import { offeredRate } from '#industrial/vacancies/offered-rate.ts';

const tables = { complex: complexTable, building: buildingTable, vacancy: vacancyTable } as const;
export type Level = keyof typeof tables;

/** Values that are computed from several columns. */
const computed: Readonly<Record<string, Source>> = {
  // Without an area the range is unknown, whatever the smallest block: `least` alone would ignore the null.
  lettable: {
    from: 'case when v.area_size is not null then least(v.minimal_rental_block_area, v.area_size) end',
    to: 'v.area_size',
  },
  offeredRate: { value: offeredRate('v') },
  photo: { value: '(select min(i.position) from industrial.building_images i where i.building_id = b.id)' },
  confirmedUntil: {
    value: `coalesce(c.vacancies_actualize_date + c.vacancies_update_period * interval '1 day', timestamp '0001-01-01')`,
  },
  dueUntil: { value: dueUntil },
  place: { value: 'json_build_array(c.region_id, c.city_id)' },
  ...Object.fromEntries(
    Object.values(areaFlags).map((part: WarehousePart) => [part, { value: `v.${areaOfKind(part)}` }]),
  ),
};

/**
 * Sources of criteria in complexes `c`, buildings `b` and vacancies `v`.
 * @param own level of the filter, for criteria that name no level
 */
export function objectSource(own: Level): SourceOf {
  return ({ of, level = own }) => computed[of] ?? tables[level as Level].source(of);
}
