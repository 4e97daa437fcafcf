import { requestCriteria } from '@gektar/contract/land/requests/request-criteria.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { requests } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { CriteriaBar } from '#form/filter/criteria-bar.tsx';
import type { CriterionAbout, FilterAbout, SetCriteria } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { choicesOf } from '#land/dictionaries/land-choices.ts';
import { companyCriterion } from '#people/company-criterion.tsx';
import { requestCountQuery } from './request-data.ts';
import {
  canSetRequestCriterion,
  type RequestCriteria,
  type RequestCriterion,
  type RequestSearch,
  readRequestCriteria,
  requestCriteriaOf,
  requestFilterOf,
} from './request-search.ts';

const criteria: Readonly<Record<RequestCriterion, CriterionAbout>> = {
  ...describedCriteria(requestFields, requestCriteria, choicesOf),
  companyId: companyCriterion(requestFields.companyId.label),
};

const groups: readonly { readonly title: string; readonly names: readonly RequestCriterion[] }[] = [
  { title: 'Запрос', names: ['companyId', 'requestTypeIds', 'responsibleEmployeeIds', 'isActual'] },
  { title: 'Место', names: ['regionIds', 'landHighwayIds', 'distanceFromNearestCity'] },
  { title: 'Площадь и бюджет', names: ['area', 'budget', 'buildingArea'] },
  { title: 'Использование', names: ['propertyTypeIds', 'bestUseIds', 'okvedIds'] },
  { title: 'Преимущества', names: requestFlags },
  { title: 'Даты', names: ['requestDate', 'actualizeRequestDate', 'dateTimeCreated'] },
];

const about: FilterAbout = {
  criteria,
  groups,
  quick: ['regionIds', 'propertyTypeIds', 'area', 'budget', 'responsibleEmployeeIds', 'isActual'],
  canBeSet: canSetRequestCriterion,
  read: readRequestCriteria,
  counted: requests,
};

export interface RequestFilterBarProps {
  readonly search: RequestSearch;
  readonly onChange: (criteria: RequestCriteria) => void;
  readonly isNarrow?: boolean | undefined;
}

/** The filter of the requests' list. */
export function RequestFilterBar({ search, onChange, isNarrow }: RequestFilterBarProps) {
  const useCount = (set: SetCriteria) =>
    useQuery(requestCountQuery(requestFilterOf({ ...set, archive: search.archive }))).data;
  return (
    <CriteriaBar
      about={about}
      criteria={requestCriteriaOf(search)}
      onChange={onChange}
      useCount={useCount}
      isNarrow={isNarrow}
    />
  );
}
