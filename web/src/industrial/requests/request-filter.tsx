import { requestCriteria } from '@gektar/contract/industrial/requests/request-criteria.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { requests } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { CriteriaBar } from '#form/filter/criteria-bar.tsx';
import type { CriterionAbout, FilterAbout, SetCriteria } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { inOrder } from '#industrial/filter/in-order.ts';
import { companyCriterion } from '#people/company-criterion.tsx';
import { placesCriterion } from '#places/places-criterion.tsx';
import { requestCountQuery } from './request-data.ts';
import { type RequestCriterion, type RequestSearch, requestSearch } from './request-search.ts';

const described = inOrder(describedCriteria(requestFields, requestCriteria, choicesOf));

const criteria: Readonly<Record<RequestCriterion, CriterionAbout>> = {
  ...described,
  companyId: companyCriterion(requestFields.companyId.label),
  vacancyTypes: { ...described.vacancyTypes, isFew: true } as CriterionAbout,
  buildingClasses: { ...described.buildingClasses, isFew: true } as CriterionAbout,
  requestTypes: {
    kind: 'choice',
    label: requestFields.requestTypes.label,
    useChoices: choicesOf('request-type'),
    isSum: true,
  },
  ...inOrder({ accessDate: { kind: 'days', label: requestFields.accessDate.label, short: 'Доступна' } }),
  cityRegions: placesCriterion(requestFields.cityRegions.label, 'Место'),
};

const groups: readonly { readonly title: string; readonly names: readonly RequestCriterion[] }[] = [
  { title: 'Запрос', names: ['companyId', 'responsibleEmployeeIds', 'requestTypes', 'requestDateRange'] },
  { title: 'Место', names: ['cityRegions', 'highways'] },
  {
    title: 'Вакансия',
    names: ['vacancyTypes', 'mainAreaTypesCalc', 'vacancyAreaRange', 'netRentalRateTo', 'accessDate'],
  },
  {
    title: 'Здание',
    names: ['buildingClasses', 'buildingTypes', 'constructionStatuses', 'workingHeightRange', 'totalArea'],
  },
];

const about: FilterAbout = {
  criteria,
  groups,
  quick: ['cityRegions', 'vacancyTypes', 'vacancyAreaRange', 'buildingClasses', 'accessDate', 'responsibleEmployeeIds'],
  canBeSet: requestSearch.canBeSet,
  read: requestSearch.readCriteria,
  counted: requests,
};

export interface RequestFilterBarProps {
  readonly search: RequestSearch;
  readonly onChange: (criteria: SetCriteria) => void;
  readonly isNarrow?: boolean | undefined;
}

/** The filter of the requests' list (3§3). */
export function RequestFilterBar({ search, onChange, isNarrow }: RequestFilterBarProps) {
  const useCount = (set: SetCriteria) =>
    useQuery(requestCountQuery(requestSearch.filterOf({ ...set, archive: search.archive }))).data;
  return (
    <CriteriaBar
      about={about}
      criteria={requestSearch.criteriaOf(search)}
      onChange={onChange}
      useCount={useCount}
      isNarrow={isNarrow}
    />
  );
}
