import { type Areas, areaOf, rateOf, rateOfParts } from './area-figures.ts';
import { type AreaKind, type MainKind, mainKinds, type WarehousePart, warehouseParts } from './area-kinds.ts';

/** A kind of area, or a part of the warehouse, that can have its own rate. */
export type RatedPart = Exclude<MainKind, 'warehouse'> | 'warehouse' | `warehouse.${WarehousePart}`;

/** Parts that have an area: for a warehouse with priced parts those parts, else the warehouse as a whole. */
export function ratedParts(areas: Areas): RatedPart[] {
  return mainKinds.flatMap((kind): RatedPart[] => {
    if (areaOf(areas, kind) === null) return [];
    const { warehouse } = areas;
    if (kind !== 'warehouse' || warehouse === null || rateOfParts(warehouse) === null) return [kind];
    return warehouseParts.flatMap((part) => (warehouse[part]?.areaValue == null ? [] : [`warehouse.${part}` as const]));
  });
}

/** The kind of area of a part. */
export function kindOfPart(part: RatedPart): AreaKind {
  return warehousePartOf(part) ?? mainKindOf(part) ?? 'warehouse';
}

/** Rate of a part (roubles per m² a year). */
export function rateOfPart(areas: Areas, part: RatedPart): number | null {
  const inner = warehousePartOf(part);
  if (inner !== undefined) return areas.warehouse?.[inner]?.leasePricePerSqm ?? null;
  const main = mainKindOf(part);
  return main === undefined ? null : rateOf(areas, main);
}

/** Copy of the areas with a new rate for one part; unchanged when the part has no area. */
export function withRateOfPart<Given extends Areas>(
  areas: Given,
  part: RatedPart,
  leasePricePerSqm: number | null,
): Given {
  const { warehouse } = areas;
  const inner = warehousePartOf(part);
  if (warehouse !== null && inner !== undefined) {
    const own = warehouse[inner];
    return own === null ? areas : { ...areas, warehouse: { ...warehouse, [inner]: { ...own, leasePricePerSqm } } };
  }
  const main = mainKindOf(part);
  const own = main && areas[main];
  return main && own ? { ...areas, [main]: { ...own, leasePricePerSqm } } : areas;
}

function warehousePartOf(part: RatedPart): WarehousePart | undefined {
  return warehouseParts.find((name) => part === `warehouse.${name}`);
}

function mainKindOf(part: RatedPart): MainKind | undefined {
  return mainKinds.find((name) => name === part);
}
