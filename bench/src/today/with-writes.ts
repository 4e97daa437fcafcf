import { setInterval } from 'node:timers/promises';
import pg from 'pg';

const EVERY_MS = 100;

/** Does something while a plot is written every 100 ms, another one each time, by SQL. */
export async function withWrites<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from land.properties order by md5(id::text)');
  const stop = new AbortController();
  const writing = writeUntil(stop.signal);
  try {
    return await work();
  } finally {
    stop.abort();
    await writing;
    await client.end();
  }

  async function writeUntil(signal: AbortSignal): Promise<void> {
    let turn = 0;
    for await (const _ of setInterval(EVERY_MS)) {
      if (signal.aborted) return;
      await client.query('update land.properties set price = price + 1 where id = $1', [rows[turn % rows.length]?.id]);
      turn += 1;
    }
  }
}
