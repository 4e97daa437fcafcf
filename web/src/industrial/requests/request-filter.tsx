import { requestCriteria } from '@gektar/contract/industrial/requests/request-criteria.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { inOrder } from '#industrial/filter/in-order.ts';
import { withFewChoices } from '#industrial/filter/with-few-choices.ts';
import { companyCriterion } from '#people/company-criterion.tsx';
import { placesCriterion } from '#places/places-criterion.tsx';
import { requestFilterOf } from '#requests/request-filter.ts';
import { type RequestCriterion, requestSearch } from './request-search.ts';

const described = inOrder(describedCriteria(requestFields, requestCriteria, choicesOf));

const criteria: Readonly<Record<RequestCriterion, CriterionAbout>> = {
  ...described,
  companyId: companyCriterion(requestFields.companyId.label),
  vacancyTypes: withFewChoices(described.vacancyTypes),
  buildingClasses: withFewChoices(described.buildingClasses),
  requestTypes: {
    kind: 'choice',
    label: requestFields.requestTypes.label,
    useChoices: choicesOf('request-type'),
    isSum: true,
  },
  cityRegions: placesCriterion(requestFields.cityRegions.label, 'Место'),
};

/** Filter of the list of requests (3§3). */
export const requestFilter = requestFilterOf<RequestCriterion>(requestSearch, {
  criteria,
  groups: [
    { title: 'Запрос', names: ['companyId', 'responsibleEmployeeIds', 'requestTypes', 'requestDateRange'] },
    { title: 'Место', names: ['cityRegions', 'highways'] },
    { title: 'Вакансия', names: factsOfRequest('offer') },
    { title: 'Здание', names: factsOfRequest('building') },
  ],
  quick: [...factsOfRequest('quickCriteria'), 'responsibleEmployeeIds'],
});
