import { setTimeout as delay } from 'node:timers/promises';
import { type Postmaster, type PostmasterStart, startPostmaster } from './postmaster.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Starts PostgreSQL and restarts it when it dies unexpectedly (out of memory, killed by hand), with growing pauses
 * while that fails. Meanwhile queries fail; the server keeps running.
 * @throws {Error} when the first start fails
 */
export async function keepRunning(start: PostmasterStart, report: (line: string) => void) {
  let current: Postmaster = await startPostmaster(start);
  let isStopping = false;

  const startAgain = async () => {
    for (let pauseMs = firstPauseMs; !isStopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await delay(pauseMs);
      try {
        current = await startPostmaster(start);
        return report(`PostgreSQL runs again (process ${current.pid}).`);
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const watch = async () => {
    while (!isStopping) {
      await current.exited;
      if (isStopping) return;
      report(`PostgreSQL (process ${current.pid}) ended by itself. Starting it again.`);
      await startAgain();
    }
  };
  const watching = watch();

  return {
    pid: () => current.pid,
    async stop() {
      isStopping = true;
      await current.stop();
      await watching;
      // A restart may be in progress.
      await current.stop();
    },
  };
}
