import { criteriaChecks } from '#criteria/criteria-checks.ts';
import { inAddress, landChecks } from '#land/criteria-checks.ts';
import { requestCriteria } from './request-criteria.ts';

/** Accepted values of each criterion in a URL: those that the filter accepts, except values that restrict nothing. */
export const requestCriteriaChecks = criteriaChecks(landChecks, inAddress(requestCriteria));
