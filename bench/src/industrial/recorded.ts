import pg from 'pg';

/** A statement as the product sent it. */
export interface Statement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

let seen: Statement[] | undefined;

// Replaced before the product connects, because each new connection takes this method.
const plain = pg.Client.prototype.query as unknown as (this: pg.Client, ...given: unknown[]) => unknown;
pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
  const [config, values] = given;
  const list = Array.isArray(values) ? values : [];
  if (typeof config === 'string') seen?.push({ text: config, values: list });
  else if (typeof config === 'object' && config !== null && 'text' in config) {
    const { name, text, values: own } = config as { name?: string; text: string; values?: unknown[] };
    seen?.push({ name, text, values: own ?? list });
  }
  return plain.apply(this, given);
} as unknown as typeof pg.Client.prototype.query;

/**
 * Records the statements that all connections of this process send while `call` runs.
 * @returns the statements in the order they were sent
 */
export async function recorded(call: () => Promise<unknown>): Promise<Statement[]> {
  seen = [];
  try {
    await call();
    return seen;
  } finally {
    seen = undefined;
  }
}
