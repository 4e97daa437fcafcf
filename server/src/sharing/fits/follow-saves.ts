import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { failureOf } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import { type Channel, listenToChannel } from '#database/listen-to-channel.ts';
import { type FitSource, findNewFits } from './find-new-fits.ts';

/** Channel of notifications about saved objects and requests, sent by triggers (migration 0069). */
const FITS_CHANNEL = 'gektar_fits';

/**
 * Time between two runs (ms): saves that follow each other closely are compared together, and other calls have their
 * turn.
 */
const PAUSE_MS = 500;

/**
 * Finds new fits while the server runs: at once after a save, but at least `PAUSE_MS` after the previous run. The job
 * does so every minute.
 */
export function followSaves(
  app: FastifyInstance,
  db: Db,
  { databaseUrl, sources }: { databaseUrl: string; sources: readonly FitSource[] },
): void {
  const over = new AbortController();
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isAsked && !over.signal.aborted) {
      isAsked = false;
      await findNewFits(db, sources, () => over.signal.aborted).catch((error) => {
        const isAway = failureOf(error)?.code === 'database.away';
        app.log[isAway ? 'debug' : 'error']({ err: error }, 'new fits are found later');
      });
      await pause(PAUSE_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
    running = undefined;
  }
  function ask(): void {
    isAsked = true;
    running ??= run();
  }

  let channel: Channel | undefined;
  app.addHook('onListen', async () => {
    // Whatever was saved while nobody listened is in the queue.
    channel = listenToChannel(databaseUrl, FITS_CHANNEL, { onNotice: ask, onUnsure: ask });
  });
  app.addHook('preClose', async () => {
    over.abort();
    await channel?.close();
    await running;
  });
}
