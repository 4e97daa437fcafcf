import { type MainKind, mainKinds, type WarehousePart, warehouseParts } from './area-kinds.ts';

/** One kind of area; a kind counts only when its area is set (3§5). */
export interface KindOfArea {
  readonly areaValue: number | null;
  /** Roubles per m² a year; vacancies only. */
  readonly leasePricePerSqm?: number | null;
}
export type Warehouse = KindOfArea & { readonly [Part in WarehousePart]: KindOfArea | null };
/** Areas of a building or a vacancy (M-23). */
export type Areas = { readonly warehouse: Warehouse | null } & {
  readonly [Kind in Exclude<MainKind, 'warehouse'>]: KindOfArea | null;
};

/** Area of a warehouse (m²): its total, or the sum of its parts (M-02); null when neither is set. */
export function warehouseArea(warehouse: Warehouse | null): number | null {
  if (warehouse === null) return null;
  return warehouse.areaValue ?? nullIfZero(sumOf(warehouseParts.map((part) => warehouse[part]?.areaValue ?? 0)));
}

/** Rate of a warehouse: that of the priced parts weighted by their areas, else the typed one (M-02, M-34). */
export function warehouseRate(warehouse: Warehouse | null): number | null {
  if (warehouse === null) return null;
  return rateOfParts(warehouse) ?? warehouse.leasePricePerSqm ?? null;
}

/**
 * The rate computed from the parts; null when no part has both area and rate: then the rate of the whole warehouse is
 * typed.
 */
export function rateOfParts(warehouse: Warehouse): number | null {
  return weighted(
    warehouseParts.map((part) => [warehouse[part]?.areaValue ?? null, warehouse[part]?.leasePricePerSqm ?? null]),
  );
}

/** Area of one kind (m²). */
export function areaOf(areas: Areas, kind: MainKind): number | null {
  return kind === 'warehouse' ? warehouseArea(areas.warehouse) : (areas[kind]?.areaValue ?? null);
}

/** Rate of one kind (roubles per m² a year). */
export function rateOf(areas: Areas, kind: MainKind): number | null {
  return kind === 'warehouse' ? warehouseRate(areas.warehouse) : (areas[kind]?.leasePricePerSqm ?? null);
}

/** Sum of the areas of all kinds that are set (m², H-07, H-14); null when none is set. */
export function totalArea(areas: Areas): number | null {
  return nullIfZero(sumOf(mainKinds.map((kind) => areaOf(areas, kind) ?? 0)));
}

/**
 * The kind with the largest area, the first of several equally large ones (H-14); never a part of a warehouse (M-34).
 */
export function mainKind(areas: Areas): MainKind | null {
  let largest: MainKind | null = null;
  for (const kind of mainKinds) {
    const area = areaOf(areas, kind);
    if (area !== null && area > (largest === null ? 0 : (areaOf(areas, largest) ?? 0))) largest = kind;
  }
  return largest;
}

/**
 * Average rate over the kinds that have a rate: Σ (area × rate) / Σ area (M-13), rounded to kopecks (roubles per m² a
 * year).
 */
export function averageRate(areas: Areas): number | null {
  const rate = weighted(mainKinds.map((kind) => [areaOf(areas, kind), rateOf(areas, kind)]));
  return rate === null ? null : Math.round((rate + Number.EPSILON) * 100) / 100;
}

/** Whether the total of a warehouse is below the sum of its parts (M-02). */
export function isBelowItsParts(warehouse: Warehouse | null): boolean {
  if (warehouse === null || warehouse.areaValue === null) return false;
  const parts = sumOf(warehouseParts.map((part) => warehouse[part]?.areaValue ?? 0));
  return cents(parts) > cents(warehouse.areaValue);
}

/** Whether the sum of all areas exceeds the total area of their building (H-07). */
export function exceedsTotal(areas: Areas, total: number | null): boolean {
  return total !== null && cents(totalArea(areas) ?? 0) > cents(total);
}

function weighted(pairs: readonly (readonly [area: number | null, rate: number | null])[]): number | null {
  let [sum, area] = [0, 0];
  for (const [one, rate] of pairs) {
    if (one === null || rate === null) continue;
    sum += one * rate;
    area += one;
  }
  return area === 0 ? null : sum / area;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Whole hundredths, the precision of stored areas: sums of decimals are not exact. */
function cents(value: number): number {
  return Math.round(value * 100);
}

function nullIfZero(value: number): number | null {
  return value === 0 ? null : value;
}
