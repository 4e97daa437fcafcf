import { criteriaChecks } from '#criteria/criteria-checks.ts';
import { inAddress, landChecks } from '#land/criteria-checks.ts';
import { propertyCriteria } from './property-criteria.ts';

/** Which values each criterion takes from an address: the same as the filter, of what restricts something. */
export const propertyCriteriaChecks = criteriaChecks(landChecks, inAddress(propertyCriteria));
