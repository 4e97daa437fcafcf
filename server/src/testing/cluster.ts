import { chmod, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { discardData } from '#database/embedded/discard.ts';
import { databaseName, productRole } from '#database/embedded/product-database.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';

const prefix = 'gektar-cluster-';

/** One PostgreSQL for a whole test run, usually without fsync. */
export type Cluster = {
  /** URL for the superuser, for `createDatabase`; its database has no data. */
  url: string;
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL in a separate folder, with one migrated database that serves as the template.
 * @param about.durable whether commits survive a kill; slower
 * @param about.settings PostgreSQL settings that differ from those of the product
 */
export async function startCluster({
  durable = false,
  settings = {},
}: {
  durable?: boolean;
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<Cluster> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  // Started as root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ folder, durable, settings: { max_connections: '300', ...settings } });
  const stop = async () => {
    await postgres.stop();
    await discardData(folder);
  };
  try {
    await migrate(postgres.url);
    // Lets the product's role disable triggers, to copy rows of fixtures and benchmarks, and choose the victim of a
    // deadlock.
    await onCluster(postgres.superuserUrl, async (client) => {
      await client.query(`grant set on parameter session_replication_role, deadlock_timeout to ${productRole}`);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: postgres.superuserUrl, stop };
}

/**
 * Creates a fresh migrated database, in about 0.03 s in memory, in up to 0.7 s on a disk. Files are copied, which takes
 * half the time of copying through the WAL. An existing database of this name is dropped with all connections to it.
 * @param clusterUrl `Cluster.url`; in a test of the server: `inject('clusterUrl')`
 * @param template database to copy; nobody may be connected to it
 * @returns its URL, for the product's role
 */
export async function createDatabase(clusterUrl: string, name: string, template = databaseName): Promise<string> {
  await onCluster(clusterUrl, async (client) => {
    const quoted = client.escapeIdentifier(name);
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(
      `create database ${quoted} template ${client.escapeIdentifier(template)} owner ${productRole} strategy file_copy`,
    );
  });
  return ofDatabase(clusterUrl, name);
}

/** Runs work on a connection; with `Cluster.url`, as the superuser outside of all test databases. */
export async function onCluster(clusterUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Address of another database on the same server, for the product's role. */
function ofDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.username = productRole;
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** Removes leftovers of killed runs. The youngest folders are skipped: their owner may be about to lock them. */
async function removeLeftovers(): Promise<void> {
  const minuteAgo = Date.now() - 60_000;
  const names = await readdir(tmpdir());
  for (const folder of names.filter((name) => name.startsWith(prefix)).map((name) => join(tmpdir(), name))) {
    // The run that owns the folder may be removing it at this moment.
    const found = await stat(folder).catch(() => undefined);
    if (found && found.uid === process.getuid?.() && found.mtimeMs < minuteAgo) await discardData(folder);
  }
}
