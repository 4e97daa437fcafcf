import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { objects } from '@gektar/format/plural.ts';
import { linkOptions } from '@tanstack/react-router';
import type { EntityListAbout } from '#form/filter/entity-list-page.tsx';
import { headCriteriaOf } from '#form/filter/head-criteria.ts';
import { openToSelection } from '#sharing/to-selection/open-to-selection.ts';
import type { ListTableAbout } from '#table/list-table.tsx';
import type { RowAction } from '#table/row-action.ts';
import { propertyColumnSets } from './property-column-sets.ts';
import { columnsFor } from './property-columns.tsx';
import { propertyQueries } from './property-data.ts';
import { sortLabels } from './property-labels.ts';
import { type ListView, type PropertySearch, propertySearch } from './property-search.ts';

export const propertyTable: ListTableAbout<PropertyRow> = {
  label: 'Объекты',
  nameOf: (row) => row.cadastralNumbers[0] ?? '',
  pageOf: ({ id }) => linkOptions({ to: '/land/property/$id', params: { id } }),
  loadEditing: () => import('./property-editing.tsx'),
};

/** Button 'В подборку' in a row. */
export const plotToSelection: RowAction<PropertyRow> = {
  label: 'В подборку',
  keyOf: 'toSelection',
  run: ({ id }, button) => openToSelection({ domain: 'land', objectIds: [id] }, button),
};

/** Definition of the list of objects. */
export const propertyList: EntityListAbout<
  PropertyRow,
  PropertyFilterInput,
  PropertyListSort,
  ListView,
  PropertySearch
> = {
  key: 'land-properties',
  search: propertySearch,
  queries: propertyQueries,
  table: propertyTable,
  columnsFor,
  columnSets: propertyColumnSets,
  headCriteria: headCriteriaOf(propertyCriteria, { cadastralNumber: 'cadastralNumber' }),
  sortLabels,
  gridCardHeight: 334,
  fewestLetters: 3,
  words: {
    title: 'Объекты',
    counted: objects,
    search: { label: 'Поиск по объектам', example: 'Номер, адрес, клиент, телефон' },
    noneFound: (criteriaCount) =>
      `Объектов с такими условиями нет: ${criteriaCount === 1 ? 'уберите фильтр' : 'уберите часть фильтров'}`,
    noneYet: 'Добавьте первый объект: хватит кадастрового номера и выписки',
  },
};
