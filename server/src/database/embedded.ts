import { postgresAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { checkCluster, createCluster, existingCluster, superuser } from './embedded/cluster-folder.ts';
import { holdFolder } from './embedded/hold-folder.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { stopOrphan } from './embedded/orphan.ts';
import { durableSettings, socketSettings, throwAwaySettings } from './embedded/postgres-settings.ts';
import { databaseName, ensureProductDatabase, productRole } from './embedded/product-database.ts';
import { makeSocketFolder, socketUrl } from './embedded/socket-folder.ts';

export type EmbeddedPostgres = {
  /**
   * Address of the product's database, by unix socket, with a role that is not a superuser; only the owner of the data
   * and root can use it.
   */
  url: string;
  /** Address of the database `postgres`, for the cluster's superuser. Not used by the product itself. */
  superuserUrl: string;
  /** Real path of the cluster: below the data folder or, where PostgreSQL cannot access that, elsewhere. */
  cluster: string;
  /** Process id of the running PostgreSQL. */
  pid(): number;
  /** Stops PostgreSQL cleanly and releases the data folder. */
  stop(): Promise<void>;
};

export type EmbeddedStart = {
  /** The data folder; the cluster is its `postgres`. */
  folder: string;
  /** False only for a temporary cluster: runs without fsync. */
  durable?: boolean;
  /** PostgreSQL settings in addition to the defaults. */
  settings?: Record<string, string>;
  /** Receives messages about events of PostgreSQL: an orphan stopped, a crash recovered. */
  report?: (line: string) => void;
  /** Whether the server is stopping: a PostgreSQL that ends then is not restarted. */
  isEnding?: () => boolean;
};

/**
 * Starts PostgreSQL on this data folder; creates the cluster and the database on the first start. Restarts it at the
 * same address if it dies under the running server.
 * @throws {StartRefused} on an error that the user can fix; {FolderHeld} when another server uses the folder
 */
export async function startEmbeddedPostgres(start: EmbeddedStart): Promise<EmbeddedPostgres> {
  const hold = holdFolder(start.folder);
  try {
    const { stop, ...running } = await startHeld(start);
    return { ...running, stop: () => stop().finally(hold.release) };
  } catch (error) {
    hold.release();
    throw error;
  }
}

async function startHeld({ folder, durable = true, settings = {}, report = () => undefined, isEnding }: EmbeddedStart) {
  const found = existingCluster(folder);
  const account = postgresAccount(found);
  const binaries = await findBinaries(account);
  const cluster = found ?? (await createCluster(folder, binaries, { account, durable }));
  await checkCluster(cluster, binaries, account);
  const orphan = await stopOrphan(cluster);
  if (orphan) report(`Stopped PostgreSQL (process ${orphan}), left over from a server that was killed.`);

  const sockets = makeSocketFolder(cluster, account);
  const ours = durable ? durableSettings : throwAwaySettings;
  const all = { ...ours, ...socketSettings(sockets), ...settings };
  const { pid, stop } = await keepRunning(
    { postgres: binaries.postgres, cluster, account, settings: all },
    report,
    isEnding,
  );
  const urlOf = (role: string, database: string) => socketUrl(sockets, role, database);
  try {
    await ensureProductDatabase((database) => urlOf(superuser, database));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(productRole, databaseName), superuserUrl: urlOf(superuser, 'postgres'), cluster, pid, stop };
}
