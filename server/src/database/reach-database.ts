import type { Settings } from '#environment.ts';
import { existingCluster } from './embedded/cluster-folder.ts';
import { FolderHeld } from './embedded/hold-folder.ts';
import { databaseName, productRole } from './embedded/product-database.ts';
import { socketFolder, socketUrl } from './embedded/socket-folder.ts';
import { startEmbeddedPostgres } from './embedded.ts';

export type ReachedDatabase = {
  url: string;
  /** Stops a database that was started for the caller; one that already ran continues. */
  close(): Promise<void>;
};

/**
 * The database of a command that runs next to the server: that of `DATABASE_URL`, the embedded one of a server running
 * on this data folder, or the embedded one started for the duration of the command.
 * @throws {StartRefused} on an error that the user can fix
 */
export async function reachDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Settings, 'databaseUrl' | 'dataFolder'>): Promise<ReachedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  try {
    const { url, stop } = await startEmbeddedPostgres({ folder: dataFolder });
    return { url, close: stop };
  } catch (error) {
    const cluster = error instanceof FolderHeld && existingCluster(dataFolder);
    if (!cluster) throw error;
    return { url: socketUrl(socketFolder(cluster), productRole, databaseName), close: async () => undefined };
  }
}
