import type { Areas, KindOfArea, Warehouse } from '@gektar/contract/industrial/areas/area-figures.ts';
import {
  type AreaKind,
  areaKinds,
  mainKinds,
  temperedParts,
  type WarehousePart,
  warehouseParts,
} from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSet, AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { columnName } from '#database/entity-table.ts';

type Tempered = KindOfArea & { readonly temperatureFrom?: number | null; readonly temperatureTo?: number | null };
type Columns = Record<string, number | null>;

/** Name of a column of an area kind, such as `light_industrial_area`. */
export function areaColumn<Ending extends string>(kind: AreaKind, ending: Ending) {
  return `${columnName(kind)}_${ending}` as const;
}

/** Name of the area column of a kind. */
export function areaOfKind(kind: AreaKind): string {
  return areaColumn(kind, 'area');
}

const withTemperature = new Set<AreaKind>(temperedParts);

/** Names of the columns of all kinds. */
export function areaColumns({ hasPrices }: { hasPrices: boolean }): string[] {
  return areaKinds.flatMap((kind) => [
    areaOfKind(kind),
    ...(hasPrices ? [areaColumn(kind, 'price')] : []),
    ...(withTemperature.has(kind) ? [areaColumn(kind, 'from'), areaColumn(kind, 'to')] : []),
  ]);
}

/** Areas → columns of their table. */
export function columnsOfAreas(areas: Areas, { hasPrices }: { hasPrices: boolean }): Columns {
  const columns: Columns = {};
  for (const kind of areaKinds) {
    const one = kindOf(areas, kind);
    columns[areaOfKind(kind)] = one?.areaValue ?? null;
    if (hasPrices) columns[areaColumn(kind, 'price')] = one?.leasePricePerSqm ?? null;
    if (!withTemperature.has(kind)) continue;
    columns[areaColumn(kind, 'from')] = one?.temperatureFrom ?? null;
    columns[areaColumn(kind, 'to')] = one?.temperatureTo ?? null;
  }
  return columns;
}

function kindOf(areas: Areas, kind: AreaKind): Tempered | null {
  if (isPart(kind)) return areas.warehouse?.[kind] ?? null;
  return areas[kind];
}

function isPart(kind: AreaKind): kind is WarehousePart {
  return warehouseParts.some((part) => part === kind);
}

/** Columns → areas of a building; a kind without an area is null. */
export function toAreaSet(record: object): AreaSet {
  return setOf(record, { hasPrices: false }) as AreaSet;
}

/** Columns → areas and rates of a vacancy. */
export function toAreaSetWithPrice(record: object): AreaSetWithPrice {
  return setOf(record, { hasPrices: true }) as AreaSetWithPrice;
}

function setOf(record: object, about: { hasPrices: boolean }): Areas {
  const row = record as Readonly<Record<string, number | null>>;
  const one = (kind: AreaKind) => toKind(row, kind, about);
  const parts = Object.fromEntries(warehouseParts.map((part) => [part, one(part)]));
  const whole = one('warehouse');
  const hasPart = warehouseParts.some((part) => parts[part] !== null);
  const price = about.hasPrices ? { leasePricePerSqm: row['warehouse_price'] ?? null } : {};
  const warehouse = whole === null && !hasPart ? null : { areaValue: null, ...price, ...whole, ...parts };
  const others = mainKinds.slice(1).map((kind) => [kind, one(kind)]);
  return { warehouse: warehouse as Warehouse | null, ...Object.fromEntries(others) } as Areas;
}

function toKind(
  row: Readonly<Record<string, number | null>>,
  kind: AreaKind,
  { hasPrices }: { hasPrices: boolean },
): Tempered | null {
  const areaValue = row[areaOfKind(kind)] ?? null;
  if (areaValue === null) return null;
  return {
    areaValue,
    ...(hasPrices ? { leasePricePerSqm: row[areaColumn(kind, 'price')] ?? null } : {}),
    ...(withTemperature.has(kind)
      ? { temperatureFrom: row[areaColumn(kind, 'from')] ?? null, temperatureTo: row[areaColumn(kind, 'to')] ?? null }
      : {}),
  };
}
