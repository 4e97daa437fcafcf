import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements } from './prepared.ts';
import type { DB } from './schema.ts';

/** The only access to SQL: the pool or, inside an operation, its transaction. */
export type Db = Kysely<DB>;

export interface PoolLimits {
  /** Limit of connections. */
  readonly max?: number;
  /** Wait for a free connection before the database counts as away (ms). */
  readonly connectTimeoutMs?: number;
  /**
   * Time limit of a statement (ms), longer than any list or write of the product takes. Slower statements are
   * cancelled, so that they do not block others.
   */
  readonly statementTimeoutMs?: number;
}

const usualLimits = { max: 10, connectTimeoutMs: 5_000, statementTimeoutMs: 30_000 } as const satisfies PoolLimits;

const { builtins } = pg.types;

/** Parsers for types without an exact equivalent in JavaScript; `pg` defaults for the rest. */
const parsers: Record<number, (text: string) => unknown> = {
  // Counts and identities stay far below 2^53.
  [builtins.INT8]: Number,
  // Our widest numeric has 14 digits, a double 15.
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMP]: toLocalDateTime,
  [builtins.TIMESTAMPTZ]: toLocalDateTime,
};

/** `2026-11-20 23:58:42.123+03` → `2026-11-20T23:58:42`: the connection uses Moscow time (K-11). */
export function toLocalDateTime(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}`;
}

/** A slow statement, without its values, which may be personal data. */
export interface SlowQuery {
  readonly sql: string;
  readonly ms: number;
}

/**
 * Opens a pool of connections; connects with the first query.
 * @param url `postgresql://…`
 * @param slow receives statements that take longer than `ms`, including failed ones
 * @param onLost called when the database drops an idle connection; the pool replaces it
 */
export function openDb(
  url: string,
  {
    onLost = warn,
    slow,
    ...limits
  }: PoolLimits & {
    onLost?: (error: Error) => void;
    slow?: { readonly ms: number; readonly report: (query: SlowQuery) => void } | undefined;
  } = {},
): Db {
  const pool = openPool(url, limits);
  pool.on('error', onLost);
  const dialect = new PostgresDialect({ pool });
  if (slow === undefined) return new Kysely<DB>({ dialect });
  return new Kysely<DB>({
    dialect,
    log({ query, queryDurationMillis: ms }) {
      if (ms >= slow.ms) slow.report({ sql: query.sql, ms: Math.round(ms) });
    },
  });
}

/** The bare pool behind `openDb`, with the same settings and parsers. */
export function openPool(url: string, limits: PoolLimits = {}): pg.Pool {
  const { max, connectTimeoutMs, statementTimeoutMs } = { ...usualLimits, ...limits };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    options: '-c timezone=Europe/Moscow -c datestyle=ISO',
    application_name: 'gektar',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format),
    } as pg.CustomTypesConfig,
  });
  // A broken connection fails its query; without a listener its own event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', nameStatements);
  return pool;
}

function warn(error: Error): void {
  process.emitWarning(`database connection lost: ${error.message}`);
}
