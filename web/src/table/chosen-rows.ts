import { useMemo } from 'react';
import type { TableSelection } from './use-chosen-and-current.tsx';
import { type SelectedRows, useRowSelection } from './use-row-selection.ts';

interface Named {
  readonly id: string;
}

/** Data of a selected row, used while the row itself is not loaded. */
export type FactOf<Row, Fact> = (row: Row) => Fact;

const nothing: SelectedRows<never> = new Map<string, never>();

/**
 * The selection after a change of checkboxes. Unchecking all also deselects rows that are not loaded, so that no
 * selected row is invisible.
 */
export function withChosen<Row extends Named, Fact>(
  before: SelectedRows<Fact>,
  ids: ReadonlySet<string>,
  loaded: readonly Row[],
  factOf: FactOf<Row, Fact>,
): SelectedRows<Fact> {
  const isLetGo =
    loaded.length > 0 && loaded.every(({ id }) => before.has(id)) && loaded.every(({ id }) => !ids.has(id));
  if (isLetGo) return nothing;
  const rows = new Map(loaded.map((row) => [row.id, row]));
  const next = new Map<string, Fact>();
  for (const id of ids) {
    const row = rows.get(id);
    const fact = row ? factOf(row) : before.get(id);
    if (fact !== undefined) next.set(id, fact);
  }
  return next;
}

/**
 * The selection updated by the current list: loaded rows provide current data; once all rows are loaded, missing ones
 * are deselected.
 * @param isWhole all rows of the filter are loaded
 */
export function currentFacts<Row extends Named, Fact>(
  selected: SelectedRows<Fact>,
  loaded: readonly Row[],
  isWhole: boolean,
  factOf: FactOf<Row, Fact>,
): SelectedRows<Fact> {
  if (selected.size === 0) return nothing;
  const now = new Map(selected);
  const here = new Set<string>();
  for (const row of loaded) {
    here.add(row.id);
    if (selected.has(row.id)) now.set(row.id, factOf(row));
  }
  if (isWhole) for (const id of selected.keys()) if (!here.has(id)) now.delete(id);
  return now;
}

/** The selection of a table. */
export interface Chosen<Row, Fact> {
  /** Selected rows among the loaded ones. */
  readonly rows: readonly Row[];
  /** Data of all selected rows, including rows of later pages. */
  readonly facts: SelectedRows<Fact>;
  readonly onChange: (facts: SelectedRows<Fact>) => void;
  readonly onClear: () => void;
  /** Selection in the form that the checkboxes need. */
  readonly selection: TableSelection;
}

/** Key of a list's stored selection, and the filter it belongs to. */
export interface RowSelectionKey {
  /** Permanent name of the list: 'land-properties'. */
  readonly list: string;
  readonly question: string;
}

/** One stored selection for each list, valid for one filter. */
export function rowSelectionKeyOf(list: string, filter: object): RowSelectionKey {
  return { list, question: JSON.stringify(filter) };
}

/** State of a table with selectable rows. */
export interface ChoosableRows<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number | undefined;
  readonly isPending: boolean;
  readonly isStale: boolean;
}

/**
 * The chosen rows of a table, including those that are not loaded.
 * @param factOf declared at module level
 */
export function useChosenRows<Row extends Named, Fact>(
  { list, question }: RowSelectionKey,
  { rows, totalCount, isPending, isStale }: ChoosableRows<Row>,
  factOf: FactOf<Row, Fact>,
): Chosen<Row, Fact> {
  const stored = useRowSelection<Fact>(list, question);
  const isWhole = !isPending && !isStale && rows.length === totalCount;
  const facts = useMemo(() => currentFacts(stored.rows, rows, isWhole, factOf), [stored.rows, rows, isWhole, factOf]);
  const ids = useMemo(() => new Set(facts.keys()), [facts]);
  return {
    facts,
    rows: rows.filter((row) => facts.has(row.id)),
    onChange: stored.set,
    onClear: stored.clear,
    selection: { ids, onChange: (next) => stored.set(withChosen(facts, next, rows, factOf)) },
  };
}
