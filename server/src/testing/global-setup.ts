import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL, for `createDatabase`. */
    clusterUrl: string;
  }
}

/**
 * Databases of a run are small, live for seconds and are never dropped: autovacuum would start a process in one of them
 * several times a second. Tests that need statistics run `analyze`.
 */
const settings = { autovacuum: 'off' };

/** Run by Vitest once before all test files of the server; the returned function runs after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ settings });
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
