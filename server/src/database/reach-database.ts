import type { Settings } from '#environment.ts';
import { existingCluster, role } from './embedded/cluster-folder.ts';
import { FolderHeld } from './embedded/hold-folder.ts';
import { socketFolder, socketUrl } from './embedded/socket-folder.ts';
import { databaseName, startEmbeddedPostgres } from './embedded.ts';

export type ReachedDatabase = {
  url: string;
  /** Stops what was started for the caller's sake; a database that ran before goes on. */
  close(): Promise<void>;
};

/**
 * The database for a command beside the server: the one of `DATABASE_URL`, the embedded one of the server that runs on this data
 * folder, or, with no server running, the embedded one started for the length of the command.
 * @throws {StartRefused} where a person can mend it
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
    return { url: socketUrl(socketFolder(cluster), role, databaseName), close: async () => undefined };
  }
}
