import { objects } from '@gektar/format/plural.ts';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SetCriteria } from '#form/filter/criterion.ts';
import { TypingCriteriaBar, type TypingCriteriaBarProps } from '#form/filter/typing-criteria-bar.tsx';
import { fullCriteriaAbout, listFilterAbout } from '#industrial/filter/full-filter-about.tsx';
import { complexCountQuery } from './complex-list-data.ts';
import { type ComplexSearch, complexSearch } from './complex-search.ts';

/** Criteria of the list, some of them shown as chips. */
export const complexFilterAbout = listFilterAbout({
  quick: ['regionIds', 'highwayIds', 'buildingClasses', 'distanceFromRingRoad', 'wholeVacancyArea'],
  canBeSet: complexSearch.canBeSet,
  read: complexSearch.readCriteria,
  counted: objects,
  searchLabel: 'Название или адрес',
});

export interface ComplexFilterBarProps {
  readonly search: ComplexSearch;
  readonly onChange: TypingCriteriaBarProps['onChange'];
  readonly isNarrow: boolean;
  /** Names of the criteria whose chips are marked as changed. */
  readonly changed: readonly string[];
}

/** The filter of the list of complexes (2§2). */
export function ComplexFilterBar({ search, onChange, isNarrow, changed }: ComplexFilterBarProps) {
  const set: SetCriteria = complexSearch.criteriaOf(search);
  const useCount = (draft: SetCriteria) =>
    useQuery(complexCountQuery(complexSearch.filterOf({ ...draft, archive: search.archive }))).data;
  return (
    <TypingCriteriaBar
      about={complexFilterAbout}
      criteria={set}
      onChange={onChange}
      useCount={useCount}
      isNarrow={isNarrow}
      changed={changed}
      lead={
        <Checkbox
          label={fullCriteriaAbout.onlyWithVacancies.label}
          styles={{ body: { alignItems: 'center' }, inner: { marginTop: 0 }, label: { lineHeight: '24px' } }}
          {...(!search.onlyWithVacancies && { className: 'on-screen' })}
          checked={search.onlyWithVacancies === true}
          onChange={({ currentTarget }) => {
            const { onlyWithVacancies: _, ...others } = set;
            onChange(currentTarget.checked ? { ...others, onlyWithVacancies: true } : others);
          }}
        />
      }
    />
  );
}
