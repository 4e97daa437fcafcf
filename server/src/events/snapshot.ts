/** A `pg_snapshot`: which transactions are visible. */
export interface Snapshot {
  readonly text: string;
  /** All transactions below this number are visible. */
  readonly xmin: bigint;
  /** No transaction from this number on is visible. */
  readonly xmax: bigint;
  /** Transactions between `xmin` and `xmax` that are not visible. */
  readonly running: ReadonlySet<bigint>;
}

const SHAPE = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;
/** Longest text that is parsed (characters): it comes from a browser. */
const MOST_LETTERS = 4_000;

/** Reads `xmin:xmax:xip,…`. @returns undefined for anything else */
export function readSnapshot(text: string): Snapshot | undefined {
  const [, low = '', high = '', between = ''] = (text.length <= MOST_LETTERS && SHAPE.exec(text)) || [];
  if (low === '') return undefined;
  const xmin = BigInt(low);
  const xmax = BigInt(high);
  const running = between === '' ? [] : between.split(',').map(BigInt);
  // PostgreSQL refuses unordered numbers.
  const isOrdered = running.every(
    (id, index) => id >= xmin && id < xmax && (index === 0 || id > (running[index - 1] ?? id)),
  );
  if (xmin < 1n || xmin > xmax || xmax > 2n ** 63n - 1n || !isOrdered) return undefined;
  return { text, xmin, xmax, running: new Set(running) };
}

/** Whether the changes of a transaction are in the snapshot. */
export function isVisible({ xmin, xmax, running }: Snapshot, transaction: bigint): boolean {
  return transaction < xmin || (transaction < xmax && !running.has(transaction));
}

/** Whether a snapshot was taken after another one of the same database, or shows the same transactions. */
export function isNotBefore(one: Snapshot, other: Snapshot): boolean {
  if (one.xmax !== other.xmax) return one.xmax > other.xmax;
  if (one.xmin !== other.xmin) return one.xmin > other.xmin;
  return one.running.size <= other.running.size;
}
