import type { Predicate, Value } from './predicate.ts';
import { grown } from './uuid-slots.ts';

/** Values of one kind, by slot. */
export interface Column {
  readonly bytes: number;
  readonly set: (slot: number, value: Value) => void;
  /** Sets an empty value, which no predicate matches. */
  readonly clear: (slot: number) => void;
  /** Share of the rows that satisfy a predicate, known or estimated. */
  readonly shareOf: (predicate: Predicate) => number;
  /**
   * Writes the slots below `size` that satisfy a predicate, in order.
   * @returns their number
   */
  readonly find: (predicate: Predicate, size: number, found: Uint32Array) => number;
  /**
   * Filters the first `count` slots in place by a predicate, in order.
   * @returns the number of remaining slots
   */
  readonly filter: (predicate: Predicate, slots: Uint32Array, count: number) => number;
}

const FIRST_LENGTH = 1024;
/** Estimate for a range, which usually has one distant end. */
const GUESSED_SHARE = 0.5;

// The loops below count without a branch: results are unpredictable, and a mispredicted branch costs more than the
// comparison.

/** Numbers; a missing number is NaN, which no comparison matches. */
export class NumberColumn implements Column {
  #numbers = new Float64Array(FIRST_LENGTH).fill(Number.NaN);

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  set(slot: number, value: Value): void {
    while (slot >= this.#numbers.length) this.#numbers = grown(this.#numbers);
    this.#numbers[slot] = typeof value === 'number' ? value : Number.NaN;
  }

  clear(slot: number): void {
    this.#numbers[slot] = Number.NaN;
  }

  at(slot: number): number {
    return this.#numbers[slot] ?? Number.NaN;
  }

  /** By slot, to be read at once: growing replaces the array. */
  get values(): Readonly<Float64Array> {
    return this.#numbers;
  }

  shareOf(): number {
    return GUESSED_SHARE;
  }

  find(predicate: Predicate, size: number, found: Uint32Array): number {
    const { least, most } = rangeOf(predicate);
    const numbers = this.#numbers;
    let count = 0;
    for (let slot = 0; slot < size; slot += 1) {
      const number = numbers[slot] ?? Number.NaN;
      found[count] = slot;
      count += Number(number >= least) & Number(number <= most);
    }
    return count;
  }

  filter(predicate: Predicate, slots: Uint32Array, count: number): number {
    const { least, most } = rangeOf(predicate);
    const numbers = this.#numbers;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] ?? 0;
      const number = numbers[slot] ?? Number.NaN;
      slots[left] = slot;
      left += Number(number >= least) & Number(number <= most);
    }
    return left;
  }
}

function rangeOf(predicate: Predicate) {
  if (!('least' in predicate)) throw new Error(`${predicate.column} is a column of numbers`);
  return predicate;
}

type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Code of no row. */
const NOTHING = 0;
/** Approximate memory of a value with its entries in a map and in lists (bytes). */
const VALUE_BYTES = 150;

/** A number for each distinct value, in as few bytes as their count allows. */
export class ValueColumn implements Column {
  /** By code; undefined for an unused code. */
  readonly #values: (Value | undefined)[] = [undefined];
  readonly #codeOf = new Map<unknown, number>();
  /** Codes without rows, to be reused. */
  readonly #free: number[] = [];
  /** Rows by code. */
  readonly #rows: number[] = [0];
  #codes: Codes = new Uint8Array(FIRST_LENGTH);
  /** The codes of the last predicate, while nothing changes. */
  #last: { readonly predicate: Predicate; readonly holds: Uint8Array } | undefined;

  get bytes(): number {
    return this.#codes.byteLength + this.#values.length * VALUE_BYTES;
  }

  set(slot: number, value: Value): void {
    while (slot >= this.#codes.length) this.#codes = grown(this.#codes);
    this.#put(slot, this.#codeFor(value));
  }

  clear(slot: number): void {
    this.#put(slot, NOTHING);
  }

  at(slot: number): Value {
    return this.#values[this.#codes[slot] ?? NOTHING] ?? null;
  }

  shareOf(predicate: Predicate): number {
    const holds = this.#holds(predicate);
    let [found, all] = [0, 0];
    for (const [code, rows] of this.#rows.entries()) {
      if (code === NOTHING) continue;
      all += rows;
      found += rows * (holds[code] ?? 0);
    }
    return all === 0 ? 0 : found / all;
  }

  find(predicate: Predicate, size: number, found: Uint32Array): number {
    const holds = this.#holds(predicate);
    const codes = this.#codes;
    let count = 0;
    for (let slot = 0; slot < size; slot += 1) {
      found[count] = slot;
      count += holds[codes[slot] ?? NOTHING] ?? 0;
    }
    return count;
  }

  filter(predicate: Predicate, slots: Uint32Array, count: number): number {
    const holds = this.#holds(predicate);
    const codes = this.#codes;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] ?? 0;
      slots[left] = slot;
      left += holds[codes[slot] ?? NOTHING] ?? 0;
    }
    return left;
  }

  /** 1 for the codes of values that satisfy a predicate. */
  #holds(predicate: Predicate): Uint8Array {
    if (!('holds' in predicate)) throw new Error(`${predicate.column} is no column of numbers`);
    if (this.#last?.predicate === predicate) return this.#last.holds;
    const holds = Uint8Array.from(this.#values, (value) => (value !== undefined && predicate.holds(value) ? 1 : 0));
    this.#last = { predicate, holds };
    return holds;
  }

  #codeFor(value: Value): number {
    const key = keyOf(value);
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.#free.pop() ?? this.#values.length;
    this.#values[code] = value;
    this.#rows[code] = 0;
    this.#codeOf.set(key, code);
    if (code >= 2 ** (8 * this.#codes.BYTES_PER_ELEMENT)) {
      this.#codes = this.#codes instanceof Uint8Array ? Uint16Array.from(this.#codes) : Uint32Array.from(this.#codes);
    }
    return code;
  }

  #put(slot: number, code: number): void {
    this.#last = undefined;
    const before = this.#codes[slot] ?? NOTHING;
    this.#rows[code] = (this.#rows[code] ?? 0) + 1;
    this.#codes[slot] = code;
    if (before === NOTHING) return;
    const left = (this.#rows[before] ?? 0) - 1;
    this.#rows[before] = left;
    if (left > 0) return;
    this.#codeOf.delete(keyOf(this.#values[before] ?? null));
    this.#values[before] = undefined;
    this.#free.push(before);
  }
}

function keyOf(value: Value): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** References to another table, as slots there. */
export class ReferenceColumn implements Column {
  readonly #slotOf: (id: string) => number | undefined;
  #slots = new Uint32Array(FIRST_LENGTH);

  constructor(slotOf: (id: string) => number | undefined) {
    this.#slotOf = slotOf;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  set(slot: number, value: Value): void {
    while (slot >= this.#slots.length) this.#slots = grown(this.#slots);
    const at = this.#slotOf(String(value));
    if (at === undefined) throw new Error(`a row refers to ${String(value)}, which is not there`);
    this.#slots[slot] = at;
  }

  clear(): void {
    // `find` never returns the slot of a removed row.
  }

  at(slot: number): number {
    return this.#slots[slot] ?? 0;
  }

  shareOf({ column }: Predicate): number {
    throw new Error(`${column} is a reference`);
  }

  find({ column }: Predicate): number {
    throw new Error(`${column} is a reference`);
  }

  filter({ column }: Predicate): number {
    throw new Error(`${column} is a reference`);
  }
}
