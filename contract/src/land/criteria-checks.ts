import { hasParts, isAmount, isFlag, isText } from '#checks.ts';
import { criteriaChecks, plainChecks } from '#criteria/criteria-checks.ts';
import type { Criteria } from '#criteria/criterion.ts';
import { TYPED_MAX } from './land-criteria.ts';
import { propertyCriteria } from './properties/property-criteria.ts';
import { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, UTILITY_MAX } from './properties/utility.ts';
import { requestCriteria } from './requests/request-criteria.ts';

const isSupply = hasParts({
  isPresent: isFlag,
  type: (value): value is 1 | 2 => value === TECHNICAL_CONDITIONS || value === TECHNICAL_CONNECTION,
  atLeast: isAmount(UTILITY_MAX),
});
const landChecks = { ...plainChecks, supply: () => isSupply, numberPart: () => isText(TYPED_MAX) } as const;

/** What an address has another place or name for. */
type Elsewhere = 'isEnabled' | 'ids' | 'searchText';

function inAddress<const Filter extends Criteria>({
  isEnabled: _,
  ids: _ids,
  searchText: _text,
  ...criteria
}: Filter): Omit<Filter, Elsewhere> {
  return criteria;
}

/** Which values each criterion takes from an address: the same as the filter, of what restricts something. */
export const propertyCriteriaChecks = criteriaChecks(landChecks, inAddress(propertyCriteria));
export const requestCriteriaChecks = criteriaChecks(landChecks, inAddress(requestCriteria));
