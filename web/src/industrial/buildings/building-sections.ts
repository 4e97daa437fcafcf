import type { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';

/** The section 'Характеристики' of a building: in its form and on the page of its complex. */
export const buildingCharacteristics = [
  'docksNumber',
  'gatesZeroNumber',
  'columnPitch',
  'floorLevel',
  'floorLoad',
  'depth',
  'width',
  'flooringTypes',
  'facades',
  'fireExtinguishingSystems',
  'ventilations',
  'hasCrossDocks',
  'hasAntiDustCoating',
  'hasHeating',
  'hasShelving',
  'hasResponsibleStorage',
  'hasCheckpoint',
] as const satisfies readonly (keyof typeof buildingFields)[];
