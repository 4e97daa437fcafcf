import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { ChosenProperty } from '@gektar/contract/land/properties/property-bulk.ts';

/** What the bar over chosen objects has to know of each. */
type ChosenFacts = ReadonlyMap<string, ChosenProperty>;

export function factsOf({ id, area, price, isEnabled }: PropertyRow): ChosenProperty {
  return [id, area, price, isEnabled];
}

export function byId(chosen: readonly ChosenProperty[]): ChosenFacts {
  return new Map(chosen.map((one) => [one[0], one]));
}

/** Whether there is more to choose than the rows that happen to be loaded, and somebody seems to want it. */
export function isPartOfFound(chosenCount: number, loadedCount: number, total: number | undefined): boolean {
  return total !== undefined && loadedCount > 0 && chosenCount < total && chosenCount >= Math.min(loadedCount, 1_000);
}
