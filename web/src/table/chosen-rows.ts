import { useMemo } from 'react';
import { type KeptRows, useKeptSelection } from './kept-selection.ts';
import type { TableSelection } from './use-chosen-and-current.tsx';

interface Named {
  readonly id: string;
}

/** What is known of a chosen row when it is not loaded. */
export type FactOf<Row, Fact> = (row: Row) => Fact;

const nothing: KeptRows<never> = new Map<string, never>();

/**
 * What is chosen once the checkboxes say so. The box over all rows lets go of everything, of what is not loaded too: nothing stays
 * chosen that nobody sees.
 */
export function withChosen<Row extends Named, Fact>(
  before: KeptRows<Fact>,
  ids: ReadonlySet<string>,
  loaded: readonly Row[],
  factOf: FactOf<Row, Fact>,
): KeptRows<Fact> {
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
 * What is chosen as the list stands now: rows tell their present state; once all rows are here, one that is not among them has left
 * the list.
 * @param isWhole all that the filter finds is loaded
 */
export function standingFacts<Row extends Named, Fact>(
  kept: KeptRows<Fact>,
  loaded: readonly Row[],
  isWhole: boolean,
  factOf: FactOf<Row, Fact>,
): KeptRows<Fact> {
  if (kept.size === 0) return nothing;
  const now = new Map(kept);
  const here = new Set<string>();
  for (const row of loaded) {
    here.add(row.id);
    if (kept.has(row.id)) now.set(row.id, factOf(row));
  }
  if (isWhole) for (const id of kept.keys()) if (!here.has(id)) now.delete(id);
  return now;
}

/** What is chosen in a table. */
export interface Chosen<Row, Fact> {
  /** Those of the loaded rows. */
  readonly rows: readonly Row[];
  /** All, those of later pages too. */
  readonly facts: KeptRows<Fact>;
  readonly onChange: (facts: KeptRows<Fact>) => void;
  readonly onClear: () => void;
  /** For the checkboxes. */
  readonly selection: TableSelection;
}

/** Where the chosen rows of a list are stored while another page is open, and the filter they belong to. */
export interface ChosenPlace {
  /** Permanent name of the list: 'land-properties'. */
  readonly place: string;
  readonly question: string;
}

/** One place for each list: under another filter nothing is chosen. */
export function chosenPlace(place: string, filter: object): ChosenPlace {
  return { place, question: JSON.stringify(filter) };
}

/** The state of a table whose rows can be chosen. */
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
  { place, question }: ChosenPlace,
  { rows, totalCount, isPending, isStale }: ChoosableRows<Row>,
  factOf: FactOf<Row, Fact>,
): Chosen<Row, Fact> {
  const kept = useKeptSelection<Fact>(place, question);
  const isWhole = !isPending && !isStale && rows.length === totalCount;
  const facts = useMemo(() => standingFacts(kept.rows, rows, isWhole, factOf), [kept.rows, rows, isWhole, factOf]);
  const ids = useMemo(() => new Set(facts.keys()), [facts]);
  return {
    facts,
    rows: rows.filter((row) => facts.has(row.id)),
    onChange: kept.keep,
    onClear: kept.clear,
    selection: { ids, onChange: (next) => kept.keep(withChosen(facts, next, rows, factOf)) },
  };
}
