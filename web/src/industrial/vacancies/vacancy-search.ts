import { vacancySorts } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { fullSearch } from '#industrial/filter/full-search.ts';

export const vacancyViews = ['table', 'list', 'wide-map', 'map'] as const;
export type VacancyView = (typeof vacancyViews)[number];

/** URL parameters of the list of vacancies. Closed ones are found only in the archive, or by their status. */
export const vacancySearch = fullSearch({
  sorts: vacancySorts,
  views: vacancyViews,
  usual: ({ vacancyStatuses = [] }, isActive) => ({ onlyWithVacancies: isActive && vacancyStatuses.length === 0 }),
});

/** Parsed URL of the list: by default a table of open active vacancies sorted by complex. */
export type VacancyListSearch = ReturnType<typeof vacancySearch.read>;
