import { BOOKED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import type { SetCriteria } from '#form/filter/criterion.ts';
import { TypingCriteriaBar, type TypingCriteriaBarProps } from '#form/filter/typing-criteria-bar.tsx';
import { listFilterAbout } from '#industrial/filter/full-filter-about.tsx';
import { vacancyCountQuery } from './vacancy-list-data.ts';
import { type VacancyListSearch, vacancySearch } from './vacancy-search.ts';

/** Criteria of the list, some of them shown as chips. */
export const vacancyFilterAbout = listFilterAbout({
  quick: ['vacancyTypes', 'regionIds', 'buildingClasses', 'wholeVacancyArea', 'averageNetRentalRate', 'freeOn'],
  toggles: [
    { label: 'Не подтверждены', criteria: { notConfirmed: true } },
    { label: 'Без ставки', criteria: { withoutRate: true } },
    { label: 'Без фото', criteria: { withoutPhotos: true } },
    { label: 'Бронь', criteria: { vacancyStatuses: [BOOKED_STATUS] } },
  ],
  canBeSet: vacancySearch.canBeSet,
  read: vacancySearch.readCriteria,
  counted: vacancies,
  searchLabel: 'Комплекс или адрес',
  short: { wholeVacancyArea: 'Площадь', averageNetRentalRate: 'Ставка' },
});

export interface VacancyFilterBarProps {
  readonly search: VacancyListSearch;
  readonly onChange: TypingCriteriaBarProps['onChange'];
  readonly isNarrow: boolean;
  /** Names of the criteria whose chips are marked as changed. */
  readonly changed: readonly string[];
}

/** The filter of the list of vacancies: as that of complexes, with other criteria as chips (N-08). */
export function VacancyFilterBar({ search, onChange, isNarrow, changed }: VacancyFilterBarProps) {
  const set: SetCriteria = vacancySearch.criteriaOf(search);
  const useCount = (draft: SetCriteria) =>
    useQuery(vacancyCountQuery(vacancySearch.filterOf({ ...draft, archive: search.archive }))).data;
  return (
    <TypingCriteriaBar
      about={vacancyFilterAbout}
      criteria={set}
      onChange={onChange}
      useCount={useCount}
      isNarrow={isNarrow}
      changed={changed}
    />
  );
}
