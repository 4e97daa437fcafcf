import { hasParts, isAmount, isFlag, isText } from '#checks.ts';
import { plainChecks } from '#criteria/criteria-checks.ts';
import type { Criteria } from '#criteria/criterion.ts';
import { TYPED_MAX } from './land-criteria.ts';
import { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, UTILITY_MAX } from './utility.ts';

const isSupply = hasParts({
  isPresent: isFlag,
  type: (value): value is 1 | 2 => value === TECHNICAL_CONDITIONS || value === TECHNICAL_CONNECTION,
  atLeast: isAmount(UTILITY_MAX),
});

/** Checks of the land criteria, by kind. */
export const landChecks = { ...plainChecks, supply: () => isSupply, numberPart: () => isText(TYPED_MAX) } as const;

/** Criteria that a URL has under another name or in another parameter. */
type Elsewhere = 'isEnabled' | 'ids' | 'searchText';

/** Criteria that a URL has under their own names. */
export function inAddress<const Filter extends Criteria>({
  isEnabled: _,
  ids: _ids,
  searchText: _text,
  ...criteria
}: Filter): Omit<Filter, Elsewhere> {
  return criteria;
}
