import type { FixedValue } from '@gektar/contract/fields.ts';
import { enumerations, HIDDEN_CLASS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';

/**
 * Classes to choose from: B- is hidden, B+ stands before B (2§7, H-30).
 * @param stored the class that the building has already; a stored B- stays in the list, after B
 */
export function buildingClassChoices(stored: number | null = null): FixedValue[] {
  return enumerations['building-classes'].filter(({ id }) => id !== HIDDEN_CLASS || id === stored);
}
