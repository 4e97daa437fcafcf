import pg from 'pg';

/** The same number of connections as the product. */
const POOL_SIZE = 10;

const { builtins } = pg.types;
/** Moscow time without offset. */
const toLocal = (text: string) => `${text.slice(0, 10)}T${text.slice(11, 19)}`;
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMP, toLocal],
  [builtins.TIMESTAMPTZ, toLocal],
]);

/** A plain `pg` pool for these answers. */
export function openPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    options: '-c timezone=Europe/Moscow',
    types: { getTypeParser: (id, format) => parsers.get(id) ?? pg.types.getTypeParser(id, format) },
  });
}
