import type { Predicate, Value } from './predicate.ts';
import { grown } from './uuid-slots.ts';

/** Values of one kind, by slot. */
export interface Column {
  readonly bytes: number;
  readonly set: (slot: number, value: Value) => void;
  /** Keeps of the first `count` slots those that a predicate holds for, in order. @returns how many */
  readonly keep: (predicate: Predicate, slots: Uint32Array, count: number) => number;
}

const FIRST_LENGTH = 1024;

/** Numbers as they are; no number is NaN, which no comparison holds for. */
export class NumberColumn implements Column {
  #numbers = new Float64Array(FIRST_LENGTH);

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  set(slot: number, value: Value): void {
    while (slot >= this.#numbers.length) this.#numbers = grown(this.#numbers);
    this.#numbers[slot] = typeof value === 'number' ? value : Number.NaN;
  }

  at(slot: number): number {
    return this.#numbers[slot] ?? Number.NaN;
  }

  keep(predicate: Predicate, slots: Uint32Array, count: number): number {
    if (!('least' in predicate)) throw new Error(`${predicate.column} is a column of numbers`);
    const { least, most } = predicate;
    const numbers = this.#numbers;
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      const number = numbers[slot] as number;
      if (number >= least && number <= most) {
        slots[kept] = slot;
        kept += 1;
      }
    }
    return kept;
  }
}

type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A number for each different value, in as few bytes as there are values. */
export class ValueColumn implements Column {
  readonly #values: Value[] = [];
  readonly #codeOf = new Map<unknown, number>();
  #codes: Codes = new Uint8Array(FIRST_LENGTH);

  get bytes(): number {
    return this.#codes.byteLength;
  }

  set(slot: number, value: Value): void {
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      this.#codeOf.set(key, code);
      if (code >= 2 ** (8 * this.#codes.BYTES_PER_ELEMENT)) {
        this.#codes = this.#codes instanceof Uint8Array ? Uint16Array.from(this.#codes) : Uint32Array.from(this.#codes);
      }
    }
    while (slot >= this.#codes.length) this.#codes = grown(this.#codes);
    this.#codes[slot] = code;
  }

  at(slot: number): Value {
    return this.#values[this.#codes[slot] ?? -1] ?? null;
  }

  keep(predicate: Predicate, slots: Uint32Array, count: number): number {
    if (!('holds' in predicate)) throw new Error(`${predicate.column} is no column of numbers`);
    const holds = Uint8Array.from(this.#values, (value) => (predicate.holds(value) ? 1 : 0));
    const codes = this.#codes;
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      if (holds[codes[slot] as number] === 1) {
        slots[kept] = slot;
        kept += 1;
      }
    }
    return kept;
  }
}

/** The row of another table that a row refers to, as its slot there. */
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

  at(slot: number): number {
    return this.#slots[slot] as number;
  }

  keep({ column }: Predicate): number {
    throw new Error(`${column} is a reference`);
  }
}
