import type { Direction } from '@gektar/contract/list.ts';
import { type Column, NumberColumn, ReferenceColumn, ValueColumn, withSlot } from './column.ts';
import type { Predicate, Value } from './predicate.ts';

/** Name of the column in predicates. */
export interface ColumnAbout {
  /** In predicates. */
  readonly name: string;
  /**
   * `numbers`: numbers and times, for comparisons; `values`: each distinct value is stored once; `rowOf`: a row of that
   * table.
   */
  readonly holds: 'numbers' | 'values' | { readonly rowOf: string };
  /** Expression over the table by its alias: `p.price`. */
  readonly sql: string;
}

/** Approximate memory of an id: its string, an entry in a map and in a list (bytes). */
const ID_BYTES = 130;

/** In-memory columns of one database table. A slot is the index of a row in each of them. */
export class ColumnTable {
  readonly #slotOf = new Map<string, number>();
  /** Ids by slot; undefined for a slot to be reused. */
  readonly #ids: (string | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #columns: readonly Column[];
  readonly #byName: ReadonlyMap<string, Column>;
  #isThere = new Uint8Array(0);
  #found = new Uint32Array(0);

  /** @param others tables that rows refer to */
  constructor(about: readonly ColumnAbout[], others: Readonly<Record<string, ColumnTable>> = {}) {
    const columns = about.map(({ name, holds }) => [name, columnFor(holds, others)] as const);
    this.#byName = new Map(columns);
    this.#columns = columns.map(([, column]) => column);
  }

  /** Memory. */
  get bytes(): number {
    const own = this.size * ID_BYTES + this.#isThere.byteLength + this.#found.byteLength;
    return this.#columns.reduce((sum, { bytes }) => sum + bytes, own);
  }

  /** All slots are below it. */
  get size(): number {
    return this.#ids.length;
  }

  /** Adds or replaces a row. @param values of the columns, in their order */
  put(id: string, values: readonly Value[]): void {
    const slot = this.#slotOf.get(id) ?? this.#free.pop() ?? this.size;
    this.#slotOf.set(id, slot);
    this.#ids[slot] = id;
    this.#isThere = withSlot(this.#isThere, slot);
    this.#isThere[slot] = 1;
    for (const [index, column] of this.#columns.entries()) column.set(slot, values[index] ?? null);
  }

  remove(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#slotOf.delete(id);
    this.#ids[slot] = undefined;
    this.#free.push(slot);
    this.#isThere[slot] = 0;
  }

  slotOf(id: string): number | undefined {
    return this.#slotOf.get(id);
  }

  /** The id of a slot in use. */
  idOf(slot: number): string {
    return this.#ids[slot] ?? '';
  }

  numbers(name: string): NumberColumn {
    return this.#column(name, NumberColumn);
  }

  values(name: string): ValueColumn {
    return this.#column(name, ValueColumn);
  }

  references(name: string): ReferenceColumn {
    return this.#column(name, ReferenceColumn);
  }

  /** Slots of the rows that satisfy all predicates, valid until the next search. */
  find(predicates: readonly Predicate[]): Uint32Array {
    const [isThere, { size }] = [this.#isThere, this];
    // One more slot, where the loops write rows that do not match.
    this.#found = withSlot(this.#found, size);
    const found = this.#found;
    let count = 0;
    for (let slot = 0; slot < size; slot += 1) {
      found[count] = slot;
      count += isThere[slot] ?? 0;
    }
    for (const predicate of predicates) count = this.#any(predicate.column).filter(predicate, found, count);
    return found.subarray(0, count);
  }

  /**
   * The first of these slots in the order of a column, ties by id; rows without a number are last in both directions.
   * @param column of numbers
   */
  firstOf(slots: Uint32Array, column: string, direction: Direction, count: number): number[] {
    const numbers = this.numbers(column);
    const sign = direction === 'asc' ? 1 : -1;
    const compare = (one: number, other: number): number => {
      const [first, second] = [numbers.at(one), numbers.at(other)];
      if (first < second || first > second) return sign * (first - second);
      if (Number.isNaN(first) === Number.isNaN(second)) return this.idOf(one) < this.idOf(other) ? -sign : sign;
      return Number.isNaN(first) ? 1 : -1;
    };
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

  /** 1 in the slots of the rows that satisfy all predicates. */
  mark(predicates: readonly Predicate[]): Uint8Array {
    return marked(this, this.find(predicates));
  }

  #any(name: string): Column {
    const column = this.#byName.get(name);
    if (column === undefined) throw new Error(`no column is called ${name}`);
    return column;
  }

  #column<Kind extends Column>(name: string, kind: new (...about: never[]) => Kind): Kind {
    const column = this.#any(name);
    if (!(column instanceof kind)) throw new Error(`${name} is no ${kind.name}`);
    return column;
  }
}

/** Slots that satisfy a condition, in order and in the same memory. */
export function filterSlots(slots: Uint32Array, holds: (slot: number) => boolean): Uint32Array {
  let left = 0;
  for (const slot of slots) {
    if (!holds(slot)) continue;
    slots[left] = slot;
    left += 1;
  }
  return slots.subarray(0, left);
}

/** Slots that are marked, or whose row of another table is, in order and in the same memory. @param marks of `marked` */
export function filterMarked(slots: Uint32Array, marks: Uint8Array, references?: ReferenceColumn): Uint32Array {
  let left = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    slots[left] = slot;
    left += marks[references === undefined ? slot : references.at(slot)] ?? 0;
  }
  return slots.subarray(0, left);
}

/** 1 in these slots of a table, or in slots whose rows refer to them. */
export function marked(table: ColumnTable, slots: Uint32Array, references?: ReferenceColumn): Uint8Array {
  const marks = new Uint8Array(table.size);
  for (const slot of slots) marks[references === undefined ? slot : references.at(slot)] = 1;
  return marks;
}

function columnFor(holds: ColumnAbout['holds'], others: Readonly<Record<string, ColumnTable>>): Column {
  if (holds === 'numbers') return new NumberColumn();
  if (holds === 'values') return new ValueColumn();
  const other = others[holds.rowOf];
  if (other === undefined) throw new Error(`no table is called ${holds.rowOf}`);
  return new ReferenceColumn((id) => other.slotOf(id));
}
