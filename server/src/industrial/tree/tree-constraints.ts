import type { ConstraintMeanings } from '#database/constraints.ts';
import { buildingTable } from './building-table.ts';
import { complexTable } from './complex-table.ts';
import { vacancyTable } from './vacancy-table.ts';

/** Error codes of violated database constraints of complexes, buildings and vacancies. */
export const treeConstraints: ConstraintMeanings = {
  ...complexTable.referencesRefusedAs('complex.unknown_reference'),
  ...buildingTable.referencesRefusedAs('building.unknown_reference'),
  ...vacancyTable.referencesRefusedAs('vacancy.unknown_reference'),
  'industrial.complexes__region': { code: 'complex.unknown_reference', field: 'regionId' },
  'industrial.complexes__city': { code: 'complex.unknown_reference', field: 'cityId' },
  'industrial.complexes__settlement': { code: 'complex.unknown_reference', field: 'settlementId' },
  'industrial.complex_images__image_type': { code: 'complex.unknown_reference', field: 'images' },
  'industrial.building_images__image_type': { code: 'building.unknown_reference', field: 'images' },
  'industrial.contacts__contact_role': { code: 'complex.unknown_reference', field: 'contacts' },
  'industrial.vacancy_agents__contact_role': { code: 'vacancy.unknown_reference', field: 'leaseAgents' },
  // The employee named by a token may be missing in the database, for example after a backup was restored.
  'industrial.complex_comments__employee': { code: 'auth.required' },
  'industrial.building_comments__employee': { code: 'auth.required' },
  'industrial.vacancy_comments__employee': { code: 'auth.required' },
  // The object was deleted while a comment on it was being added.
  'industrial.complex_comments__complex': { code: 'complex.not_found' },
  'industrial.building_comments__building': { code: 'building.not_found' },
  'industrial.vacancy_comments__vacancy': { code: 'vacancy.not_found' },
};
