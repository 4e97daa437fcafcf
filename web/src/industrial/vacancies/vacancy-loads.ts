import { vacancies } from '@gektar/format/plural.ts';
import { vacancyAddress } from '#industrial/industrial-links.ts';
import type { LoadKind } from '#loads/load-kind.ts';

/** Loads of vacancies, with their buildings and complexes. */
export const vacancyLoads: LoadKind = {
  domain: 'industrial',
  forms: vacancies,
  newForms: ['новая', 'новых', 'новых'],
  readyWord: 'Готова',
  title: { head: 'Комплекс', fields: ['complex.name'] },
  part: { head: 'Здание, вакансия', fields: ['building.name', 'name'] },
  names: { 'complex.name': 'Комплекс', 'building.name': 'Здание', name: 'Вакансия' },
  firstFields: [
    'building.buildingClass',
    'areaSetWithPrice',
    'leasePricePerSqm',
    'leaseVat',
    'opexPerSqm',
    'building.workingHeight',
    'availabilityDate',
  ],
  list: { label: 'К списку вакансий', path: '/industrial/vacancy' },
  pathOf: vacancyAddress,
};
