import pg from 'pg';

/**
 * Ends a process of PostgreSQL by SIGKILL: it then ends all of its connections and recovers from its log.
 * @param url of a server on this machine
 */
export async function killDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await ended;
}
