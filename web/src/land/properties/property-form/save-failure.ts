import { fieldFailures, isFailure } from '#api/failure-text.ts';
import type { Problems } from '#form/sections/form-plan.ts';
import { fieldOfPath, type PropertyFieldName } from './property-sections.ts';
import type { PropertyValues } from './property-values.ts';
import { NUMBER_TAKEN, takenNumbers } from './taken-number.ts';

/** What the server found wrong, at the fields that show it. */
export function failedFields(error: unknown): ReadonlyMap<PropertyFieldName, string> {
  const failed = new Map<PropertyFieldName, string>();
  for (const [path, message] of Object.entries(fieldFailures(error))) {
    const name = fieldOfPath(path);
    if (name !== undefined && !failed.has(name)) failed.set(name, message);
  }
  return failed;
}

/**
 * The same; of numbers that other objects have it says which they are.
 * @param own numbers that the object had before, which are nobody else's
 */
export async function refusedFields(
  error: unknown,
  values: PropertyValues,
  propertyId?: string,
  own: readonly string[] = [],
): Promise<Problems<PropertyFieldName>> {
  const failed = new Map(failedFields(error));
  if (isFailure(error, 'cadastral_number.taken')) {
    const added = values.cadastralNumbers.filter((number) => !own.includes(number));
    const taken = await takenNumbers(added, propertyId);
    if (taken.length > 0) failed.set('cadastralNumbers', `${NUMBER_TAKEN}: ${taken.join(', ')}`);
  }
  return failed;
}
