import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { fillLandRequests } from './land-requests/fill.ts';
import { fillPlots } from './plots/fill.ts';

export const PLOTS = 100_000;
export const LAND_REQUESTS = 2_000;

/** A database of generated plots and requests. */
export interface BigDatabase {
  /** `postgresql://…` */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in a temporary folder and fills it. Without fsync (`durable: false`), so that figures measure the
 * servers and not the disk.
 */
export async function startBigDatabase(report: (line: string) => void, plots = PLOTS): Promise<BigDatabase> {
  const cluster = await startCluster();
  try {
    const started = performance.now();
    const url = await createDatabase(cluster.url, 'bench');
    const around = await fillPlots(url, plots, (done) => {
      if (done % 20_000 === 0) report(`${done} plots, ${((performance.now() - started) / 1000).toFixed(0)} s`);
    });
    await fillLandRequests(url, around, LAND_REQUESTS);
    report(`ready after ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return { url, stop: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
