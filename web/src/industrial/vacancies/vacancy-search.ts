import { vacancySorts } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { listSearch } from '#form/filter/list-search.ts';
import { fullCriteria, toFullFilter } from '#industrial/filter/full-criteria.ts';

/** Ways to show vacancies (2§2, 3§2). */
export const vacancyViews = ['table', 'list', 'wide-map', 'map'] as const;
export type VacancyView = (typeof vacancyViews)[number];

const search = listSearch({ criteria: fullCriteria, sorts: vacancySorts, views: vacancyViews, archives: ['active'] });

/** What an address that shows vacancies says of them: how, in which order, and which. */
export type VacancySearch = ReturnType<typeof search.read>;

export const vacancySearch = {
  ...search,
  filterOf: (said: VacancySearch) => toFullFilter(search.criteriaOf(said)),
};
