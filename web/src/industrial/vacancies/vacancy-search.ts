import { vacancySorts } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { fullSearch } from '#industrial/filter/full-search.ts';

export const vacancyViews = ['table', 'list', 'wide-map', 'map'] as const;
export type VacancyView = (typeof vacancyViews)[number];

/** The address of the list of vacancies. Closed ones are found in the archive, and where their status is asked for. */
export const vacancySearch = fullSearch({
  sorts: vacancySorts,
  views: vacancyViews,
  usual: ({ vacancyStatuses = [] }, isActive) => ({ onlyWithVacancies: isActive && vacancyStatuses.length === 0 }),
});

/** Parsed address of the list: by default a table of open active vacancies by complex. */
export type VacancyListSearch = ReturnType<typeof vacancySearch.read>;
