import type { CellStates } from '#table/cell-editing.ts';
import type { EditedCellState } from './edited-cell.ts';

/** States of edited cells of one table. */
export class CellStore {
  #states: ReadonlyMap<string, ReadonlyMap<string, EditedCellState>> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly states = (): CellStates => this.#states;

  of(rowId: string, columnId: string): EditedCellState | undefined {
    return this.#states.get(rowId)?.get(columnId);
  }

  /** @param state undefined: the cell is at rest */
  set(rowId: string, columnId: string, state: EditedCellState | undefined): void {
    const states = new Map(this.#states);
    const row = new Map(states.get(rowId));
    if (state === undefined) row.delete(columnId);
    else row.set(columnId, state);
    if (row.size === 0) states.delete(rowId);
    else states.set(rowId, row);
    this.#states = states;
    for (const listener of this.#listeners) listener();
  }

  /** Cells in one of these states, as pairs of row id and column id. */
  cellsIn(...kinds: readonly EditedCellState['kind'][]): readonly (readonly [rowId: string, columnId: string])[] {
    return [...this.#states].flatMap(([rowId, row]) =>
      [...row].filter(([, { kind }]) => kinds.includes(kind)).map(([columnId]) => [rowId, columnId] as const),
    );
  }

  /**
   * Whether a typed value waits for a person or a connection. A value that is being sent does not count: it is written
   * even after the page is left.
   */
  hasUnsaved(): boolean {
    return this.cellsIn('refused', 'conflict', 'offline', 'unsent').length > 0;
  }
}
