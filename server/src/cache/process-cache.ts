import type { ColumnLimits } from './columns/column-cache.ts';

/** A value with the version of everything it was made from. */
interface Entry {
  readonly version: string;
  readonly value: unknown;
  readonly bytes: number;
}

/** Memory of an entry without its value: a buffer, two strings, a map entry (bytes). */
const ENTRY_BYTES = 400;

type Entries = Map<string, Entry>;

interface ColumnSettings {
  readonly megabytes: number;
  readonly report: ColumnLimits['report'];
}

interface Columns {
  readonly bytes: number;
  readonly stop: () => void;
}

const MEGABYTE = 1024 * 1024;

/**
 * Values of one kind by key, the newest version of each. Nothing is invalidated: a value of the current database
 * version is a hit, any other a miss (0032).
 */
export interface NamedCache<Value = Buffer> {
  readonly get: (key: string, version: string) => Value | undefined;
  /** @param bytes memory of the value (bytes) */
  readonly set: (key: string, version: string, value: Value, bytes: number) => void;
}

/**
 * Answers cached in the process, within a memory limit. Does not track the order of use, but has two generations: when
 * the young one is full, the old one is dropped and the young one becomes old. A hit in the old one moves the value to
 * the young one.
 */
export class ProcessCache {
  readonly #most: number;
  readonly #columnLimits: ColumnLimits;
  readonly #columns = new Map<string, Columns>();
  readonly #named = new Map<string, { young: Entries; old: Entries; hits: number; misses: number }>();
  #youngBytes = 0;
  #oldBytes = 0;

  /**
   * @param megabytes 0 turns it off
   * @param columns `megabytes`: limit of the columns of one scope, 0 turns them off; `report` receives read errors
   */
  constructor(
    megabytes: number,
    { megabytes: ofColumns, report }: ColumnSettings = { megabytes: 0, report: () => undefined },
  ) {
    this.#most = (megabytes * MEGABYTE) / 2;
    this.#columnLimits = { mostBytes: ofColumns * MEGABYTE, report };
  }

  get isOff(): boolean {
    return this.#most === 0;
  }

  /** Memory of the cached values (bytes), at most the limit. */
  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  /** Hits and misses by name. */
  get stats(): readonly { readonly name: string; readonly hits: number; readonly misses: number }[] {
    return [...this.#named].map(([name, { hits, misses }]) => ({ name, hits, misses }));
  }

  /** Memory of the columns, by scope. */
  get columnBytes(): readonly { readonly scope: string; readonly bytes: number }[] {
    return [...this.#columns].map(([scope, { bytes }]) => ({ scope, bytes }));
  }

  /** Stops loading columns. */
  stop(): void {
    for (const columns of this.#columns.values()) columns.stop();
  }

  /**
   * The columns of a scope (0040), created once; undefined when turned off.
   * @param make creates them, always with the same type for one scope
   */
  columns<Made extends Columns>(scope: string, make: (limits: ColumnLimits) => Made): Made | undefined {
    if (this.isOff || this.#columnLimits.mostBytes === 0) return undefined;
    const known = this.#columns.get(scope);
    if (known !== undefined) return known as Made;
    const made = make(this.#columnLimits);
    this.#columns.set(scope, made);
    return made;
  }

  /** Cache of one kind of values, all of one type. @param name label of the kind in `/metrics` */
  named<Value = Buffer>(name: string): NamedCache<Value> {
    let named = this.#named.get(name);
    if (named === undefined) {
      named = { young: new Map(), old: new Map(), hits: 0, misses: 0 };
      this.#named.set(name, named);
    }
    const entries = named;
    return {
      get: (key, version) => {
        const young = entries.young.get(key);
        const entry = young ?? entries.old.get(key);
        if (entry?.version !== version) {
          entries.misses += 1;
          return undefined;
        }
        entries.hits += 1;
        if (young === undefined) this.#set(entries, key, entry);
        return entry.value as Value;
      },
      set: (key, version, value, bytes) => this.#set(entries, key, { version, value, bytes: bytes + ENTRY_BYTES }),
    };
  }

  #set(entries: { young: Entries; old: Entries }, key: string, entry: Entry): void {
    const { bytes } = entry;
    if (bytes > this.#most) return;
    if (this.#youngBytes + bytes > this.#most) this.#age();
    const [before, older] = [entries.young.get(key), entries.old.get(key)];
    entries.young.set(key, entry);
    this.#youngBytes += bytes - (before?.bytes ?? 0);
    if (older && entries.old.delete(key)) this.#oldBytes -= older.bytes;
  }

  /** Drops the old generation and makes the young one old. */
  #age(): void {
    for (const named of this.#named.values()) {
      named.old = named.young;
      named.young = new Map();
    }
    this.#oldBytes = this.#youngBytes;
    this.#youngBytes = 0;
  }
}
