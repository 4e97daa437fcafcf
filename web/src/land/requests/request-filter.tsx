import { requestCriteria } from '@gektar/contract/land/requests/request-criteria.ts';
import { factsOfRequest } from '@gektar/contract/land/requests/request-facts.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { choicesOf } from '#land/dictionaries/land-choices.ts';
import { companyCriterion } from '#people/company-criterion.tsx';
import { requestFilterOf } from '#requests/request-filter.ts';
import { type RequestCriterion, requestSearch } from './request-search.ts';

const criteria: Readonly<Record<RequestCriterion, CriterionAbout>> = {
  ...describedCriteria(requestFields, requestCriteria, choicesOf),
  companyId: companyCriterion(requestFields.companyId.label),
};

/** Filter of the list of requests. */
export const requestFilter = requestFilterOf<RequestCriterion>(requestSearch, {
  criteria,
  groups: [
    { title: 'Запрос', names: ['companyId', 'requestTypeIds', 'responsibleEmployeeIds', 'isActual'] },
    { title: 'Место', names: ['regionIds', 'landHighwayIds', 'distanceFromNearestCity'] },
    { title: 'Площадь и бюджет', names: factsOfRequest('amountCriteria') },
    { title: 'Использование', names: ['propertyTypeIds', 'bestUseIds', 'okvedIds'] },
    { title: 'Преимущества', names: requestFlags },
    { title: 'Даты', names: ['requestDate', 'actualizeRequestDate', 'dateTimeCreated'] },
  ],
  quick: ['regionIds', 'propertyTypeIds', 'area', 'budget', 'responsibleEmployeeIds', 'isActual'],
});
