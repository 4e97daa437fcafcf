/** Parts of a warehouse, in the order of every form, table and strip (H-29). */
export const warehouseParts = ['dry', 'temperature', 'freezer', 'unheated'] as const;
export type WarehousePart = (typeof warehouseParts)[number];

/** Kinds of area that add up to the area of a building or a vacancy (2§3, H-07). */
export const mainKinds = ['warehouse', 'production', 'lightIndustrial', 'dataCenter', 'office', 'mezzanine'] as const;
export type MainKind = (typeof mainKinds)[number];

/** Every kind with a separate area: the warehouse, its parts, the others. */
export const areaKinds: readonly AreaKind[] = [
  'warehouse',
  ...warehouseParts,
  ...mainKinds.filter((kind) => kind !== 'warehouse'),
];
export type AreaKind = MainKind | WarehousePart;

/** Parts of a warehouse with a temperature range. */
export const temperedParts = ['temperature', 'freezer'] as const satisfies readonly WarehousePart[];
export type TemperedPart = (typeof temperedParts)[number];

/** Ids of the area types in their enumeration (M-09). */
export const areaTypeIds: Readonly<Record<AreaKind, number>> = {
  warehouse: 1,
  dry: 2,
  temperature: 3,
  freezer: 4,
  unheated: 5,
  production: 6,
  lightIndustrial: 7,
  dataCenter: 8,
  office: 9,
  mezzanine: 10,
};
