import { criteriaChecks } from '#criteria/criteria-checks.ts';
import { inAddress, landChecks } from '#land/criteria-checks.ts';
import { requestCriteria } from './request-criteria.ts';

/** Which values each criterion takes from an address: the same as the filter, of what restricts something. */
export const requestCriteriaChecks = criteriaChecks(landChecks, inAddress(requestCriteria));
