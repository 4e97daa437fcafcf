import { areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { DECLARED_LAYOUT } from '#table/column-layout.ts';
import type { ColumnSet } from '#table/column-memory.ts';

const besideAreas = [
  'complexConstructionStatus',
  'buildingClasses',
  'highway',
  'distanceFromRingRoad',
  'complexArea',
  'buildingCount',
  'vacancyCount',
  'freeAreas',
  'vacanciesActualizeDate',
];

/** Predefined column sets; a person's own sets are added to them. */
export const complexColumnSets: readonly ColumnSet[] = [
  { name: 'Основные', layout: DECLARED_LAYOUT },
  {
    name: 'Площади',
    layout: {
      ...DECLARED_LAYOUT,
      visibility: Object.fromEntries([
        ...besideAreas.map((id) => [id, false]),
        ...areaKinds.map((kind) => [`free.${kind}`, true]),
      ]),
    },
  },
];
