import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { ChosenProperty } from '@gektar/contract/land/properties/property-bulk.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects, plural } from '@gektar/format/plural.ts';

/** What the bar over chosen objects has to know of each. */
export type ChosenFacts = ReadonlyMap<string, ChosenProperty>;

export const nothingChosen: ChosenFacts = new Map();

export function factsOf({ id, area, price, isEnabled }: PropertyRow): ChosenProperty {
  return [id, area, price, isEnabled];
}

export function byId(chosen: readonly ChosenProperty[]): ChosenFacts {
  return new Map(chosen.map((one) => [one[0], one]));
}

/**
 * What is chosen once the checkboxes say so. The box over all rows lets go of everything, of what is not loaded too: nothing stays
 * chosen that nobody sees.
 */
export function withChosen(before: ChosenFacts, ids: ReadonlySet<string>, loaded: readonly PropertyRow[]): ChosenFacts {
  const isLetGo =
    loaded.length > 0 && loaded.every(({ id }) => before.has(id)) && loaded.every(({ id }) => !ids.has(id));
  if (isLetGo) return nothingChosen;
  const rows = new Map(loaded.map((row) => [row.id, row]));
  return byId(
    [...ids].flatMap((id) => {
      const row = rows.get(id);
      const facts = row ? factsOf(row) : before.get(id);
      return facts ? [facts] : [];
    }),
  );
}

/**
 * What is chosen as the list stands now: rows tell their present state; once all rows are here, one that is not among them has left
 * the list.
 * @param isWhole all that the filter finds is loaded
 */
export function standingFacts(kept: ChosenFacts, loaded: readonly PropertyRow[], isWhole: boolean): ChosenFacts {
  if (kept.size === 0) return nothingChosen;
  const now = new Map(kept);
  const here = new Set<string>();
  for (const row of loaded) {
    here.add(row.id);
    if (kept.has(row.id)) now.set(row.id, factsOf(row));
  }
  if (isWhole) for (const id of kept.keys()) if (!here.has(id)) now.delete(id);
  return now;
}

/** Whether there is more to choose than the rows that happen to be loaded, and somebody seems to want it. */
export function isPartOfFound(chosen: ChosenFacts, loadedCount: number, total: number | undefined): boolean {
  return total !== undefined && loadedCount > 0 && chosen.size < total && chosen.size >= Math.min(loadedCount, 1_000);
}

/** 'Выбрано 3 объекта', 'Выбрано 1 000 из 2 363' while more was found than is loaded. */
export function chosenTitle(count: number, outOf?: number): string {
  const verb = plural(count, ['Выбран', 'Выбрано', 'Выбрано']);
  return outOf === undefined
    ? `${verb} ${formatCountOf(count, objects)}`
    : `${verb} ${formatCount(count)} из ${formatCount(outOf)}`;
}
