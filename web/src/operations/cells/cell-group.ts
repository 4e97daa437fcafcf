import { v7 as uuidv7 } from 'uuid';

/** Longest pause between edits of one field that count as one operation (ms). */
const TOGETHER_MS = 10_000;

interface Group {
  readonly operationId: string;
  readonly field: string;
  readonly ids: Set<string>;
  readonly done: Set<string>;
  lastAt: number;
}

/** Edits of the same field in several rows shortly after one another are one operation, undone as one. */
export class CellGroups {
  #last: Group | undefined;

  /** Operation id for the next edit. An object is edited only once per operation. @param now ms */
  operationFor(field: string, rowId: string, now: number = Date.now()): string {
    const last = this.#last;
    if (last?.field === field && now - last.lastAt < TOGETHER_MS && !last.ids.has(rowId)) {
      last.ids.add(rowId);
      last.lastAt = now;
      return last.operationId;
    }
    this.#last = { operationId: uuidv7(), field, ids: new Set([rowId]), done: new Set(), lastAt: now };
    return this.#last.operationId;
  }

  /** @returns number of objects that the operation has changed */
  done(operationId: string, rowId: string): number {
    const last = this.#last;
    if (last?.operationId !== operationId) return 1;
    last.done.add(rowId);
    return last.done.size;
  }

  /** Lets the next edit begin another operation. */
  end(): void {
    this.#last = undefined;
  }
}
