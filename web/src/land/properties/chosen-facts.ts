import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { ChosenProperty } from '@gektar/contract/land/properties/property-bulk.ts';

/** Data of the selected objects for the bar under the table, by id. */
type ChosenFacts = ReadonlyMap<string, ChosenProperty>;

export function factsOf({ id, area, price, isEnabled }: PropertyRow): ChosenProperty {
  return [id, area, price, isEnabled];
}

export function byId(chosen: readonly ChosenProperty[]): ChosenFacts {
  return new Map(chosen.map((one) => [one[0], one]));
}
