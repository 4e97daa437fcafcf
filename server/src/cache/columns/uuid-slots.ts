/** Numbers of a UUID. */
const WORDS = 4;
const EMPTY = -1;
const GONE = -2;

const hexOf = Array.from({ length: 65_536 }, (_, number) => number.toString(16).padStart(4, '0'));

/**
 * Array indexes of UUIDs: 16 bytes and one to two entries of four bytes for each, a sixth of the memory of a map of
 * strings.
 */
export class UuidSlots {
  #ids = new Uint32Array(WORDS * 1024);
  /** Slots by the hash of their id, with linear probing. */
  #table = new Int32Array(2048).fill(EMPTY);
  /** Entries of the table that are not empty. */
  #used = 0;
  #size = 0;
  readonly #free: number[] = [];

  /** Slots that are or were in use: all numbers below it. */
  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#ids.byteLength + this.#table.byteLength;
  }

  find(id: string): number | undefined {
    const slot = this.#table[this.#placeOf(wordsOf(id))];
    return slot === undefined || slot < 0 ? undefined : slot;
  }

  /** The slot of an id; a new slot for a new id. */
  add(id: string): number {
    if (this.#used * 2 >= this.#table.length) this.#rehash();
    const words = wordsOf(id);
    const place = this.#placeOf(words);
    const found = this.#table[place] ?? EMPTY;
    if (found >= 0) return found;
    const slot = this.#free.pop() ?? this.#size++;
    if ((slot + 1) * WORDS > this.#ids.length) this.#ids = grown(this.#ids);
    this.#ids.set(words, slot * WORDS);
    this.#table[place] = slot;
    this.#used += 1;
    return slot;
  }

  /** @returns its slot, which another id may reuse */
  remove(id: string): number | undefined {
    const place = this.#placeOf(wordsOf(id));
    const slot = this.#table[place] ?? EMPTY;
    if (slot < 0) return undefined;
    this.#table[place] = GONE;
    this.#free.push(slot);
    return slot;
  }

  /** The id of a slot in use. */
  idOf(slot: number): string {
    const word = (index: number) => {
      const number = this.#ids[slot * WORDS + index] ?? 0;
      return [hexOf[number >>> 16], hexOf[number & 0xffff]] as const;
    };
    const [[a, b], [c, d], [e, f], [g, h]] = [word(0), word(1), word(2), word(3)];
    return `${a}${b}-${c}-${d}-${e}-${f}${g}${h}`;
  }

  /** Order of the ids of two slots, as in the database. */
  compare(one: number, other: number): number {
    for (let index = 0; index < WORDS; index += 1) {
      const difference = (this.#ids[one * WORDS + index] ?? 0) - (this.#ids[other * WORDS + index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Index of an id in the table, or the empty index where it belongs. */
  #placeOf(words: Uint32Array): number {
    const most = this.#table.length - 1;
    let place = hash(words) & most;
    for (;;) {
      const slot = this.#table[place] ?? EMPTY;
      if (slot === EMPTY || (slot >= 0 && this.#isAt(slot, words))) return place;
      place = (place + 1) & most;
    }
  }

  #isAt(slot: number, words: Uint32Array): boolean {
    const at = slot * WORDS;
    for (let index = 0; index < WORDS; index += 1) {
      if (this.#ids[at + index] !== words[index]) return false;
    }
    return true;
  }

  #rehash(): void {
    const slots = this.#table.filter((slot) => slot >= 0);
    this.#table = new Int32Array(slots.length * 4 > this.#table.length ? this.#table.length * 2 : this.#table.length);
    this.#table.fill(EMPTY);
    this.#used = slots.length;
    for (const slot of slots) this.#table[this.#placeOf(this.#ids.subarray(slot * WORDS, (slot + 1) * WORDS))] = slot;
  }
}

const parsed = new Uint32Array(WORDS);

/** Returns the same array each time. */
function wordsOf(id: string): Uint32Array {
  const digits = id.replaceAll('-', '');
  for (let index = 0; index < WORDS; index += 1)
    parsed[index] = Number.parseInt(digits.slice(index * 8, index * 8 + 8), 16);
  return parsed;
}

function hash(words: Uint32Array): number {
  let mixed = 0;
  for (let index = 0; index < WORDS; index += 1) {
    mixed = Math.imul(mixed ^ (words[index] ?? 0), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> 0;
}

/** The same numbers in an array half as long again. */
export function grown<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  numbers: Numbers,
): Numbers {
  const Kind = numbers.constructor as new (length: number) => Numbers;
  const longer = new Kind(Math.ceil((numbers.length * 3) / 2));
  longer.set(numbers);
  return longer;
}
