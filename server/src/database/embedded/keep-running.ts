import { setTimeout as delay } from 'node:timers/promises';
import { isWaitingToEnd, type Postmaster, type PostmasterStart, startPostmaster } from './postmaster.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Interval of checking whether something else asked PostgreSQL to end (ms). */
const lookEveryMs = 1_000;

/**
 * Starts PostgreSQL and restarts it when it dies unexpectedly (out of memory, killed by hand), with growing pauses
 * while that fails. Meanwhile queries fail; the server keeps running. After a SIGTERM PostgreSQL refuses new
 * connections and waits for our idle ones, which never end: its sessions are ended at once.
 * @param isEnding the server itself is stopping: PostgreSQL may wait for its last answers, and is not restarted
 * @throws {Error} when the first start fails
 */
export async function keepRunning(
  start: PostmasterStart,
  report: (line: string) => void,
  isEnding: () => boolean = () => false,
) {
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
      if (isStopping || isEnding()) return;
      report(`PostgreSQL (process ${current.pid}) ended by itself. Starting it again.`);
      await startAgain();
    }
  };
  const watching = watch();
  const looking = setInterval(() => {
    if (!isStopping && !isEnding() && isWaitingToEnd(current.pid, start.cluster)) current.endSessions();
  }, lookEveryMs);
  looking.unref();

  return {
    pid: () => current.pid,
    async stop() {
      isStopping = true;
      clearInterval(looking);
      await current.stop();
      await watching;
      // A restart may be in progress.
      await current.stop();
    },
  };
}
