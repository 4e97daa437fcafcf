import type { ColumnLimits } from '#database/columns/kept-columns.ts';

/** A text, or what else is kept, with the version of everything that it shows. */
interface Kept {
  readonly version: string;
  readonly value: unknown;
  readonly bytes: number;
}

/** What an entry takes beside its text, in bytes: a buffer, two strings, a place in a map. */
const ENTRY_BYTES = 400;

type Entries = Map<string, Kept>;

interface AboutColumns {
  readonly megabytes: number;
  readonly report: ColumnLimits['report'];
}

interface Columns {
  readonly bytes: number;
  readonly stop: () => void;
}

const MEGABYTE = 1024 * 1024;

/**
 * Wire texts of one kind of rows, the newest version of each, by id. There is nothing to invalidate: a text is found by the
 * version that the database tells now, or not at all (0032).
 */
export interface Shelf<Value = Buffer> {
  readonly find: (id: string, version: string) => Value | undefined;
  /** @param bytes of the value */
  readonly put: (id: string, version: string, value: Value, bytes: number) => void;
}

/**
 * Texts of rows in the process, within a limit of memory. In two halves: when the young one is full, it becomes the old one,
 * and what nobody has read since is forgotten; so a hit costs no reordering.
 */
export class KeptTexts {
  readonly #most: number;
  readonly #columnLimits: ColumnLimits;
  readonly #columns = new Map<string, Columns>();
  readonly #shelves = new Map<string, { young: Entries; old: Entries; hits: number; misses: number }>();
  #youngBytes = 0;
  #oldBytes = 0;

  /**
   * @param megabytes 0 keeps nothing
   * @param columns megabytes of the columns of one area, 0 keeps none; who hears why they could not be read
   */
  constructor(
    megabytes: number,
    { megabytes: ofColumns, report }: AboutColumns = { megabytes: 0, report: () => undefined },
  ) {
    this.#most = (megabytes * MEGABYTE) / 2;
    this.#columnLimits = { mostBytes: ofColumns * MEGABYTE, report };
  }

  get keepsNothing(): boolean {
    return this.#most === 0;
  }

  /** At most the limit. */
  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  /** How often texts were found and not found, by shelf. */
  get looks(): readonly { readonly shelf: string; readonly hits: number; readonly misses: number }[] {
    return [...this.#shelves].map(([shelf, { hits, misses }]) => ({ shelf, hits, misses }));
  }

  /** Memory of the columns, by area. */
  get columnBytes(): readonly { readonly area: string; readonly bytes: number }[] {
    return [...this.#columns].map(([area, { bytes }]) => ({ area, bytes }));
  }

  /** No columns are read any more. */
  stop(): void {
    for (const columns of this.#columns.values()) columns.stop();
  }

  /**
   * The columns of an area (0040), made once; undefined where none are kept.
   * @param make of one type for an area
   */
  columns<Kept extends Columns>(area: string, make: (limits: ColumnLimits) => Kept): Kept | undefined {
    if (this.keepsNothing || this.#columnLimits.mostBytes === 0) return undefined;
    const known = this.#columns.get(area);
    if (known !== undefined) return known as Kept;
    const made = make(this.#columnLimits);
    this.#columns.set(area, made);
    return made;
  }

  /** @param name of a kind of rows; its values are of one type */
  shelf<Value = Buffer>(name: string): Shelf<Value> {
    let shelf = this.#shelves.get(name);
    if (shelf === undefined) {
      shelf = { young: new Map(), old: new Map(), hits: 0, misses: 0 };
      this.#shelves.set(name, shelf);
    }
    const entries = shelf;
    return {
      find: (id, version) => {
        const young = entries.young.get(id);
        const kept = young ?? entries.old.get(id);
        if (kept?.version !== version) {
          entries.misses += 1;
          return undefined;
        }
        entries.hits += 1;
        if (young === undefined) this.#keep(entries, id, kept);
        return kept.value as Value;
      },
      put: (id, version, value, bytes) => this.#keep(entries, id, { version, value, bytes: bytes + ENTRY_BYTES }),
    };
  }

  #keep(entries: { young: Entries; old: Entries }, id: string, kept: Kept): void {
    const { bytes } = kept;
    if (bytes > this.#most) return;
    if (this.#youngBytes + bytes > this.#most) this.#grow();
    const [before, older] = [entries.young.get(id), entries.old.get(id)];
    entries.young.set(id, kept);
    this.#youngBytes += bytes - (before?.bytes ?? 0);
    if (older && entries.old.delete(id)) this.#oldBytes -= older.bytes;
  }

  #grow(): void {
    for (const shelf of this.#shelves.values()) {
      shelf.old = shelf.young;
      shelf.young = new Map();
    }
    this.#oldBytes = this.#youngBytes;
    this.#youngBytes = 0;
  }
}
