import { digitRuns } from './search.ts';

interface Ends {
  readonly from?: number | null;
  readonly to?: number | null;
}

interface Supply {
  readonly isPresent: boolean | null;
  readonly type?: number | null;
  readonly atLeast?: number | null;
}

/** The part of the product's filters used by the measured cases. */
export interface Filter {
  readonly isEnabled?: boolean | null;
  readonly cadastralNumber?: string | null;
  readonly regionIds?: readonly number[];
  readonly landHighwayIds?: readonly number[];
  readonly propertyTypeIds?: readonly number[];
  readonly bestUseIds?: readonly number[];
  readonly okvedIds?: readonly number[];
  readonly price?: Ends | null;
  readonly budget?: Ends | null;
  readonly area?: Ends | null;
  readonly buildingArea?: Ends | null;
  readonly kmFromCity?: Ends | null;
  readonly gasSupply?: Supply | null;
  readonly electricitySupply?: Supply | null;
  readonly waterSupply?: Supply | null;
  readonly sewerage?: Supply | null;
  readonly heatSupply?: Supply | null;
}

/** Builds a condition with placeholders `$1`, `$2`, … and their values. */
export class Where {
  readonly values: unknown[] = [];
  readonly parts: string[] = [];

  get text(): string {
    return this.parts.length === 0 ? 'true' : this.parts.join(' and ');
  }

  add(value: unknown, part: (parameter: string) => string): void {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return;
    this.values.push(value);
    this.parts.push(part(`$${this.values.length}`));
  }

  addEnds(ends: Ends | null | undefined, column: string): void {
    this.add(ends?.from, (from) => `${column} >= ${from}::numeric`);
    this.add(ends?.to, (to) => `${column} <= ${to}::numeric`);
  }

  /** @param on joins a link `l` to its owner and ends with the column compared with the ids */
  addLinks(ids: readonly number[] | undefined, table: string, on: string): void {
    this.add(ids, (parameter) => `exists (select from ${table} l where ${on} = any(${parameter}::int[]))`);
  }
}

const supplies = {
  gasSupply: 'gas',
  electricitySupply: 'electricity',
  waterSupply: 'water',
  sewerage: 'sewerage',
  heatSupply: 'heat',
} as const;

const flags = {
  hasBarganing: 'has_barganing',
  hasDriveway: 'has_driveway',
  hasIndustrialRailway: 'has_industrial_railway',
  hasOverheadCrane: 'has_overhead_crane',
  hasPond: 'has_pond',
  hasLandLotTownPlanningPlan: 'has_land_lot_town_planning_plan',
  isTerritoryComplexDevelopment: 'is_territory_complex_development',
  isSpecialEconomicZone: 'is_special_economic_zone',
  isIndustrialPark: 'is_industrial_park',
  isLightIndustrial: 'is_light_industrial',
  builtToSuit: 'built_to_suit',
  builtToLease: 'built_to_lease',
} as const;

/** Conditions for plots. */
export function toWhere(filter: Filter & { readonly [flag in keyof typeof flags]?: boolean | null }): Where {
  const where = new Where();
  where.add(filter.isEnabled, (value) => `p.is_enabled = ${value}`);
  where.add(filter.cadastralNumber, (part) => {
    const runs = digitRuns(filter.cadastralNumber ?? '').join();
    return `p.id in (select n.property_id from land.property_cadastral_numbers n
      where land.digit_runs(n.number) @> '{${runs}}' and strpos(lower(n.number), lower(${part})) > 0)`;
  });
  where.add(filter.regionIds, (ids) => `p.region_id = any(${ids}::int[])`);
  where.add(filter.landHighwayIds, (ids) => `p.land_highway_id = any(${ids}::int[])`);
  where.add(filter.propertyTypeIds, (ids) => `p.property_type_id = any(${ids}::int[])`);
  where.addLinks(filter.bestUseIds, 'land.property_best_uses', 'l.property_id = p.id and l.best_use_id');
  where.add(filter.okvedIds, (ids) => {
    return `p.id in (select l.property_id from land.property_okveds l where l.okved_id in (with recursive chosen (id) as (
      select unnest(${ids}::int[]) union select o.id from shared.okveds o join chosen on o.parent_id = chosen.id
    ) select id from chosen))`;
  });
  where.addEnds(filter.price, 'p.price');
  where.addEnds(filter.area, 'p.area');
  where.addEnds(filter.buildingArea, 'p.building_area');
  where.addEnds(filter.kmFromCity, 'p.km_from_city');
  for (const [key, stem] of Object.entries(supplies)) {
    const supply = filter[key as keyof typeof supplies];
    if (!supply) continue;
    if (supply.isPresent) where.parts.push(`p.${stem}_type is not null`);
    where.add(supply.type, (type) => `p.${stem}_type = ${type}`);
    where.add(supply.atLeast, (least) => {
      return `greatest(p.${stem}_value, p.${stem}_from, p.${stem}_to) >= ${least}::numeric`;
    });
  }
  for (const [key, column] of Object.entries(flags)) {
    where.add(filter[key as keyof typeof flags], (value) => `p.${column} = ${value}`);
  }
  return where;
}

/** Number of set criteria besides the active flag. */
export function countCriteria({ isEnabled: _, ...criteria }: Filter): number {
  return Object.values(criteria).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))
    .length;
}
