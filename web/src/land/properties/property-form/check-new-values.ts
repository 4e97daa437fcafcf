import { fieldMessages } from '@gektar/contract/field-message.ts';
import { utilityKeys, WIZARD_UTILITY_MAX } from '@gektar/contract/land/properties/utility.ts';
import * as z from 'zod';
import type { Problems } from '#form/sections/form-plan.ts';
import { checkValues } from './check-values.ts';
import type { PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, toUtility } from './property-values.ts';

const Amount = z.number().max(WIZARD_UTILITY_MAX).nullable();

/** What is wrong with a new object: creation asks for more than an edit, and takes less of a utility (D-02, D-03). */
export function checkNewValues(values: PropertyValues): Problems<PropertyFieldName> {
  const found = new Map(checkValues(values));
  if (values.price === null) found.set('price', fieldMessages.required);
  if (values.permittedUseTypes.length === 0) found.set('permittedUseTypes', fieldMessages.choose);
  for (const key of utilityKeys) {
    const { value = null, from = null, to = null } = toUtility(values[key]) ?? {};
    const [issue] = [value, from, to].flatMap((amount) => Amount.safeParse(amount).error?.issues ?? []);
    if (issue !== undefined && !found.has(key)) found.set(key, issue.message);
  }
  return found;
}
