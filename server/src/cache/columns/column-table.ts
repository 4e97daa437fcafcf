import type { Direction } from '@gektar/contract/list.ts';
import { bytesOf, type Column, NumberColumn, ValueColumn } from './column.ts';
import type { Predicate, Value } from './predicate.ts';

export interface ColumnAbout {
  /** Name in predicates. */
  readonly name: string;
  /**
   * `numbers`: numbers and times, for comparisons; `values`: each distinct value is stored once; `rowOf`: the slot of a
   * row of that table, as a number.
   */
  readonly holds: 'numbers' | 'values' | { readonly rowOf: string };
  /** Expression over the table by its alias: `p.price`. */
  readonly sql: string;
}

/** Approximate memory of an id in a map and in a list (bytes). */
const ID_BYTES = 130;

/** In-memory columns of one database table. A slot is the index of a row in each of them. */
export class ColumnTable {
  readonly #slotOf = new Map<string, number>();
  /** Ids by slot; undefined for a slot to be reused. */
  readonly #ids: (string | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #columns: ReadonlyMap<string, Column>;
  #found = new Uint32Array(0);

  /** @param others tables that rows refer to */
  constructor(about: readonly ColumnAbout[], others: Readonly<Record<string, ColumnTable>> = {}) {
    this.#columns = new Map(about.map(({ name, holds }) => [name, columnFor(holds, others)]));
  }

  /** Approximate memory (bytes). */
  get bytes(): number {
    return this.size * ID_BYTES + this.#found.byteLength + bytesOf(this.#columns.values());
  }

  /** Number of slots, free ones included. */
  get size(): number {
    return this.#ids.length;
  }

  /** Adds or replaces a row. @param values values in the order of the columns */
  put(id: string, values: readonly Value[]): void {
    const slot = this.#slotOf.get(id) ?? this.#free.pop() ?? this.size;
    this.#slotOf.set(id, slot);
    this.#ids[slot] = id;
    let index = 0;
    for (const column of this.#columns.values()) {
      column.set(slot, values[index] ?? null);
      index += 1;
    }
  }

  remove(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#slotOf.delete(id);
    this.#ids[slot] = undefined;
    this.#free.push(slot);
  }

  slotOf(id: string): number | undefined {
    return this.#slotOf.get(id);
  }

  /** The id of a slot in use. */
  idOf(slot: number): string {
    return this.#ids[slot] ?? '';
  }

  /** A column of numbers, or of slots of another table. */
  numbers(name: string): NumberColumn {
    return this.#column(name, NumberColumn);
  }

  values(name: string): ValueColumn {
    return this.#column(name, ValueColumn);
  }

  /** Slots of the rows that satisfy all predicates, valid until the next search. */
  find(predicates: readonly Predicate[]): Uint32Array {
    const [ids, { size }] = [this.#ids, this];
    // One more slot, where the loops write rows that do not match.
    if (this.#found.length <= size) this.#found = new Uint32Array(Math.ceil(size * 1.5) + 1);
    const found = this.#found;
    let count = 0;
    for (let slot = 0; slot < size; slot += 1) {
      found[count] = slot;
      count += Number(ids[slot] !== undefined);
    }
    for (const asked of predicates) {
      count =
        'holds' in asked
          ? this.values(asked.column).filter(asked, found, count)
          : this.numbers(asked.column).filter(asked, found, count);
    }
    return found.subarray(0, count);
  }

  /**
   * The first of these slots in the order of a column, ties by id; rows without a number are last in both directions.
   * @param column name of a column of numbers
   */
  firstOf(slots: Uint32Array, column: string, direction: Direction, count: number): number[] {
    const numbers = this.numbers(column);
    const sign = direction === 'asc' ? 1 : -1;
    const rank = (slot: number): number => {
      const number = numbers.at(slot);
      return Number.isNaN(number) ? Number.POSITIVE_INFINITY : sign * number;
    };
    // The difference of two infinite ranks is NaN, which is falsy: they are ordered by id, too.
    const compare = (one: number, other: number): number =>
      rank(one) - rank(other) || (this.idOf(one) < this.idOf(other) ? -sign : sign);
    const best: number[] = [];
    let last: number | undefined;
    for (const slot of slots) {
      if (last !== undefined && compare(slot, last) > 0) continue;
      best.push(slot);
      if (best.length > 2 * count) {
        best.sort(compare).length = count;
        last = best.at(-1);
      }
    }
    return best.sort(compare).slice(0, count);
  }

  #column<Kind extends Column>(name: string, Kind: new () => Kind): Kind {
    const column = this.#columns.get(name);
    if (column instanceof Kind) return column;
    throw new Error(`no ${Kind.name} is called ${name}`);
  }
}

/** Keeps the marked slots, or those whose referenced rows are marked; in order, within the same array. */
export function filterMarked(slots: Uint32Array, marks: Uint8Array, references?: NumberColumn): Uint32Array {
  let left = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    slots[left] = slot;
    left += marks[references?.at(slot) ?? slot] ?? 0;
  }
  return slots.subarray(0, left);
}

/**
 * Marks slots of a table with 1: these slots or, with `references`, the slots that they refer to.
 * @param marks earlier marks to add to
 */
export function marked(
  table: ColumnTable,
  slots: Uint32Array,
  references?: NumberColumn,
  marks: Uint8Array = new Uint8Array(table.size),
): Uint8Array {
  for (const slot of slots) marks[references?.at(slot) ?? slot] = 1;
  return marks;
}

function columnFor(holds: ColumnAbout['holds'], others: Readonly<Record<string, ColumnTable>>): Column {
  if (holds === 'numbers') return new NumberColumn();
  if (holds === 'values') return new ValueColumn();
  return new NumberColumn((id) => {
    const slot = others[holds.rowOf]?.slotOf(String(id));
    if (slot === undefined) throw new Error(`a row refers to ${String(id)} of ${holds.rowOf}, which is not there`);
    return slot;
  });
}
