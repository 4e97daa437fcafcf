import pg from 'pg';

/** Removes objects created by the measurement, so that a reused database stays as it was filled. */
export async function removeCreated(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`delete from land.properties where link_to_disk = 'https://disk.example/bench'`);
    await client.query(`delete from shared.audit where entity = 'property'`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
