import type { OfNumber, OfValue, Value } from './predicate.ts';

/** Values of one kind, by slot. */
export type Column = NumberColumn | ValueColumn;

const FIRST_LENGTH = 1024;

// Both `filter`s move the slots that satisfy a predicate to the front, in order, and return their number; only the
// first `count` slots are read. They count without a branch: results are unpredictable, and a mispredicted branch costs
// more than the comparison.

/** Numbers; a missing number is NaN, which no comparison matches. */
export class NumberColumn {
  readonly #numberOf: (value: Value) => number;
  #numbers = new Float64Array(FIRST_LENGTH);

  constructor(numberOf = (value: Value) => (typeof value === 'number' ? value : Number.NaN)) {
    this.#numberOf = numberOf;
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  set(slot: number, value: Value): void {
    this.#numbers = withNumber(this.#numbers, slot, this.#numberOf(value));
  }

  at(slot: number): number {
    return this.#numbers[slot] ?? Number.NaN;
  }

  /** Numbers by slot. Not to be stored: growing replaces the array. */
  get values(): Readonly<Float64Array> {
    return this.#numbers;
  }

  filter({ least, most }: OfNumber, slots: Uint32Array, count: number): number {
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

/** Approximate memory of a distinct value with its entry in a map (bytes). */
const VALUE_BYTES = 150;

/** A code for each distinct value, as narrow as their count allows. A value that no row has any more keeps its code. */
export class ValueColumn {
  /** Distinct values by code. */
  readonly #values: Value[] = [];
  readonly #codeOf = new Map<unknown, number>();
  #codes: Uint8Array | Uint16Array | Uint32Array = new Uint8Array(FIRST_LENGTH);

  get bytes(): number {
    return this.#codes.byteLength + this.#values.length * VALUE_BYTES;
  }

  set(slot: number, value: Value): void {
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      this.#codeOf.set(key, code);
      if (code === 2 ** 8) this.#codes = Uint16Array.from(this.#codes);
      if (code === 2 ** 16) this.#codes = Uint32Array.from(this.#codes);
    }
    this.#codes = withNumber(this.#codes, slot, code);
  }

  at(slot: number): Value {
    return this.#values[this.#codes[slot] ?? 0] ?? null;
  }

  filter(predicate: OfValue, slots: Uint32Array, count: number): number {
    const holds = Uint8Array.from(this.#values, (value) => Number(predicate.holds(value)));
    const codes = this.#codes;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] ?? 0;
      slots[left] = slot;
      left += holds[codes[slot] ?? 0] ?? 0;
    }
    return left;
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Sets a number. An array that is too short is replaced by one that is longer by at least half. */
function withNumber<Of extends Numbers>(numbers: Of, slot: number, number: number): Of {
  let all = numbers;
  if (slot >= all.length) {
    all = new (numbers.constructor as new (length: number) => Of)(Math.max(slot + 1, Math.ceil(all.length * 1.5)));
    all.set(numbers);
  }
  all[slot] = number;
  return all;
}

export function bytesOf(parts: Iterable<{ readonly bytes: number }>): number {
  return Array.from(parts, ({ bytes }) => bytes).reduce((sum, bytes) => sum + bytes, 0);
}
