import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexCriteria } from '@gektar/contract/industrial/complexes/complex-criteria.ts';
import type { ComplexSort, FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { objects } from '@gektar/format/plural.ts';
import type { EntityListAbout } from '#form/filter/entity-list-page.tsx';
import { headCriteriaOf } from '#form/filter/head-criteria.ts';
import type { FullCriterion } from '#industrial/filter/full-criteria.ts';
import { complexLink } from '#industrial/industrial-links.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { openToSelection } from '#sharing/to-selection/open-to-selection.ts';
import type { RowAction } from '#table/row-action.ts';
import { COMPLEX_CARD_HEIGHT } from './complex-card-height.ts';
import { complexColumnSets } from './complex-column-sets.ts';
import { complexColumns } from './complex-columns.tsx';
import { complexListQueries } from './complex-list-data.ts';
import { type ComplexSearch, type ComplexView, complexSearch } from './complex-search.ts';

const sortLabels = {
  Name: 'По названию',
  Area: 'По площади комплекса',
  TotalBuildingAreaCalc: 'По площади зданий',
  Status: 'По статусу',
  Address: 'По адресу',
  OwnerIds: 'По собственнику',
  ActualizeDate: 'По актуальности комплекса',
  ActualizeDateVacancy: 'По актуальности вакансий',
} as const satisfies Record<ComplexSort, string>;

/** Button 'В подборку' in a row: adds all open vacancies of the complex. */
export const complexToSelection: RowAction<ComplexRow> = {
  label: 'В подборку',
  keyOf: 'toSelection',
  isFor: ({ vacancyCount }) => vacancyCount > 0,
  run: ({ id }, button) => openToSelection({ domain: 'industrial', objectIds: () => openVacanciesOf([id]) }, button),
};

/** Definition of the list of complexes. */
export const complexList: EntityListAbout<ComplexRow, FullFilterInput, ComplexSort, ComplexView, ComplexSearch> = {
  key: 'industrial-complexes',
  search: complexSearch,
  queries: complexListQueries,
  table: {
    label: 'Комплексы',
    nameOf: ({ name }) => name,
    pageOf: ({ id }) => complexLink(id),
    loadEditing: () => import('./complex-editing.tsx'),
  },
  columnsFor: () => complexColumns,
  columnSets: complexColumnSets,
  headCriteria: headCriteriaOf(complexCriteria, {
    name: 'complexName',
    region: 'regionIds',
    buildingClasses: 'buildingClasses',
    vacanciesActualizeDate: 'notConfirmed',
  } satisfies Record<string, FullCriterion>),
  sortLabels,
  gridCardHeight: COMPLEX_CARD_HEIGHT,
  words: {
    title: 'Объекты',
    counted: objects,
    noneFound: (count) =>
      `Объектов с такими условиями нет: ${count === 1 ? 'уберите фильтр' : 'уберите часть фильтров'}`,
    noneYet: 'Добавьте первый комплекс: хватит названия, адреса и ответственного',
    failure: LOAD_FAILURE,
  },
};
