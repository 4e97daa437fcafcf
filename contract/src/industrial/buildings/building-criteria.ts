import { anyOf, type Criteria, during, lacks, within } from '#criteria/criterion.ts';
import { operatorCompanies, operatorRoles } from '#industrial/criteria-kinds.ts';
import { filterLimits } from '#industrial/filter-limits.ts';
import type { buildingFields } from './building-fields.ts';

/** Criteria of a building (2§3): a complex is found by the building that meets all of them. */
export const buildingCriteria = {
  buildingClasses: anyOf('buildingClass'),
  buildingConstructionStatuses: anyOf('constructionStatus'),
  operatorRoles: operatorRoles('operatorWithRoles'),
  bitrixOperatorIds: operatorCompanies('operatorWithRoles'),
  totalArea: within('totalArea', { max: filterLimits.area }),
  floorLoad: within('floorLoad', { max: filterLimits.area }),
  floorNumbers: within('floorsNumber', { max: filterLimits.floors }),
  commissioningDate: during('commissioningDate'),
  demolitionDate: during('demolitionDate'),
  /** Not in the specification: the building has no photos; a vacancy shows the photos of its building. */
  withoutPhotos: lacks('photo'),
} as const satisfies Criteria<keyof typeof buildingFields | 'photo'>;
