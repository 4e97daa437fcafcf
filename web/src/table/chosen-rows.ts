import { useMemo } from 'react';
import type { TableSelection } from './data-table.tsx';
import { type KeptRows, useKeptSelection } from './kept-selection.ts';

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

export interface ChosenRowsProps<Row, Fact> {
  /** Where the chosen rows are kept while another page is open: 'land-properties'. */
  readonly place: string;
  /** What they answer to: another question begins with none. */
  readonly question: string;
  readonly rows: readonly Row[];
  /** All that the question finds is loaded. */
  readonly isWhole: boolean;
  /** Declared at module level. */
  readonly factOf: FactOf<Row, Fact>;
}

/** The chosen rows of a table, those among them that are not loaded too. */
export function useChosenRows<Row extends Named, Fact>(props: ChosenRowsProps<Row, Fact>): Chosen<Row, Fact> {
  const { place, question, rows, isWhole, factOf } = props;
  const kept = useKeptSelection<Fact>(place, question);
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
