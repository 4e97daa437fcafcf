import { Property } from '@gektar/contract/land/properties/property.ts';
import { failureText, isFailure } from '#api/failure-text.ts';
import { failedFields } from '#form/sections/field-problems.ts';
import type { Problems } from '#form/sections/form-plan.ts';
import { fieldOfPath, type PropertyFieldName } from './property-sections.ts';
import type { PropertyValues } from './property-values.ts';
import { NUMBER_TAKEN, takenNumbers } from './taken-number.ts';

/**
 * What the server found wrong, at the fields that show it; of numbers that other objects have it says which they are.
 * @param own numbers that the object had before, which are nobody else's
 */
export async function refusedFields(
  error: unknown,
  values: PropertyValues,
  propertyId?: string,
  own: readonly string[] = [],
): Promise<Problems<PropertyFieldName>> {
  const failed = new Map(failedFields(error, fieldOfPath));
  if (isFailure(error, 'cadastral_number.taken')) {
    const added = values.cadastralNumbers.filter((number) => !own.includes(number));
    const taken = await takenNumbers(added, propertyId);
    if (taken.length > 0) failed.set('cadastralNumbers', `${NUMBER_TAKEN}: ${taken.join(', ')}`);
  }
  // The field has a value, as one sees: what is wrong is that nobody else has it any more.
  if (isFailure(error, 'property.unknown_reference'))
    for (const name of failed.keys()) failed.set(name, failureText(error));
  return failed;
}

/** The present state of an object that is not as the save took it to be. */
export function changedState(error: unknown): Property | undefined {
  return isFailure(error, 'property.changed') ? Property.parse(error.current) : undefined;
}
