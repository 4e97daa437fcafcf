import { requestCriteria } from '@gektar/contract/land/requests/request-criteria.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { requests } from '@gektar/format/plural.ts';
import type { CriterionAbout, FilterAbout } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { choicesOf } from '#land/dictionaries/land-choices.ts';
import { companyCriterion } from '#people/company-criterion.tsx';
import { type RequestCriterion, requestSearch } from './request-search.ts';

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

/** Filter of the list of requests. */
export const requestFilter: FilterAbout = {
  criteria,
  groups,
  quick: ['regionIds', 'propertyTypeIds', 'area', 'budget', 'responsibleEmployeeIds', 'isActual'],
  canBeSet: requestSearch.canBeSet,
  read: requestSearch.readCriteria,
  counted: requests,
};
