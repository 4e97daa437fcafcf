import type { FullFilterInput, VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyCriteria } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { vacancies } from '@gektar/format/plural.ts';
import type { EntityListAbout } from '#form/filter/entity-list-page.tsx';
import { headCriteriaOf } from '#form/filter/head-criteria.ts';
import type { FullCriterion } from '#industrial/filter/full-criteria.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { isOpenVacancy } from '#industrial/tree/vacancy-state.ts';
import { openToSelection } from '#sharing/to-selection/open-to-selection.ts';
import type { RowAction } from '#table/row-action.ts';
import { vacancyTable } from './vacancies-table.tsx';
import { vacancyColumnSets } from './vacancy-column-sets.ts';
import { vacancyListColumns } from './vacancy-list-columns.tsx';
import { vacancyListQueries } from './vacancy-list-data.ts';
import { type VacancyListSearch, type VacancyView, vacancySearch } from './vacancy-search.ts';
import { vacancySortLabels } from './vacancy-sort-labels.ts';

/** Button 'В подборку' in the row of an open vacancy. */
export const vacancyToSelection: RowAction<VacancyRow> = {
  label: 'В подборку',
  keyOf: 'toSelection',
  isFor: ({ isActive, vacancyStatus, deal }) =>
    isOpenVacancy({ isEnabled: isActive, vacancyStatus, hasDeal: deal !== null }),
  run: ({ id }, button) => openToSelection({ domain: 'industrial', objectIds: [id] }, button),
};

/** Definition of the list of vacancies. */
export const vacancyList: EntityListAbout<VacancyRow, FullFilterInput, VacancySort, VacancyView, VacancyListSearch> = {
  key: 'industrial-vacancies',
  search: vacancySearch,
  queries: vacancyListQueries,
  table: vacancyTable,
  columnsFor: () => vacancyListColumns,
  columnSets: vacancyColumnSets,
  headCriteria: headCriteriaOf(vacancyCriteria, {
    complexName: 'complexName',
    region: 'regionIds',
    buildingClass: 'buildingClasses',
    distanceFromRingRoad: 'distanceFromRingRoad',
    vacanciesActualizeDate: 'notConfirmed',
    warehouseAreaTotal: 'warehouseAreas',
  } satisfies Record<string, FullCriterion>),
  sortLabels: vacancySortLabels,
  words: {
    title: 'Вакансии',
    counted: vacancies,
    noneFound: (count) =>
      `Вакансий с такими условиями нет: ${count === 1 ? 'уберите фильтр' : 'уберите часть фильтров'}`,
    noneYet: 'Открытых вакансий нет: они появятся здесь из зданий комплексов',
    failure: LOAD_FAILURE,
  },
};
