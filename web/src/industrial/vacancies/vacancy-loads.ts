import { searchObjects } from '@gektar/contract/industrial/search/object-search-calls.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import { vacancyAddress } from '#industrial/industrial-links.ts';
import type { LoadKind } from '#loads/load-kind.ts';

/** Complexes, buildings and vacancies are found together; only complexes are offered. */
const MOST_FOUND = 50;

/** Loads of vacancies, with their buildings and complexes. */
export const vacancyLoads: LoadKind = {
  domain: 'industrial',
  forms: vacancies,
  manyWord: 'Вакансии',
  newForms: ['новая', 'новых', 'новых'],
  readyWord: 'Готова',
  changedWord: 'изменена',
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
  async findComplexes(text, signal) {
    const found = await call(searchObjects, { query: { text, take: MOST_FOUND } }, { signal });
    return found.flatMap(({ kind, id, title, detail, isEnabled }) =>
      kind === 'complex' && isEnabled ? [{ id, name: title, about: detail }] : [],
    );
  },
  list: { label: 'К списку вакансий', path: '/industrial/vacancy' },
  pathOf: vacancyAddress,
};
