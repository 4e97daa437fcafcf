import { toggled } from '#ui/toggled.ts';

/** Ids of the chosen rows; rows that leave the list stay chosen. */
export type SelectedIds = ReadonlySet<string>;

/** Toggles one row. */
export function toggleRow(selected: SelectedIds, id: string): SelectedIds {
  return toggled(selected, id);
}

/**
 * Sets every row from the anchor to the target, both included, to the target's new state.
 * @param ids rows in order
 */
export function toggleRange(selected: SelectedIds, ids: readonly string[], anchorId: string, id: string): SelectedIds {
  const [from, to] = [ids.indexOf(anchorId), ids.indexOf(id)].sort((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return toggleRow(selected, id);
  const range = ids.slice(from, to + 1);
  return selected.has(id) ? without(selected, range) : new Set([...selected, ...range]);
}

/** State of the checkbox over all rows. */
export function selectionState(selected: SelectedIds, ids: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = ids.reduce((count, id) => count + (selected.has(id) ? 1 : 0), 0);
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
}

/** Toggles all rows: chooses all loaded ones, or none when all are chosen. */
export function toggleAll(selected: SelectedIds, ids: readonly string[]): SelectedIds {
  return selectionState(selected, ids) === 'all' ? without(selected, ids) : new Set([...selected, ...ids]);
}

function without(selected: SelectedIds, ids: readonly string[]): SelectedIds {
  const gone = new Set(ids);
  return new Set([...selected].filter((id) => !gone.has(id)));
}
