import type { Building } from '@gektar/contract/industrial/buildings/building.ts';
import type { buildingFields, computedOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import type { DescribedValues } from '#form/described/described-values.ts';
import type { BuildingOwnValues } from './building-own-fields.ts';

/** Values of the form: wire names, values as the fields need them. */
export type BuildingValues = Omit<
  DescribedValues<typeof buildingFields, Building>,
  (typeof computedOfBuilding)[number] | keyof BuildingOwnValues
> &
  BuildingOwnValues;
