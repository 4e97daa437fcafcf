import type { FastifyInstance } from 'fastify';
import { failureOf } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import { type Channel, listenToChannel } from '#database/listen-to-channel.ts';
import { type FitSource, findNewFits } from './find-new-fits.ts';

/** Channel of notifications about saved objects and requests, sent by triggers (migration 0069). */
const FITS_CHANNEL = 'gektar_fits';

/** Finds new fits as soon as something is saved, while the server runs; the job does so every minute. */
export function followSaves(
  app: FastifyInstance,
  db: Db,
  { databaseUrl, sources }: { databaseUrl: string; sources: readonly FitSource[] },
): void {
  let isOver = false;
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isAsked && !isOver) {
      isAsked = false;
      await findNewFits(db, sources, () => isOver).catch((error) => {
        const isAway = failureOf(error)?.code === 'database.away';
        app.log[isAway ? 'debug' : 'error']({ err: error }, 'new fits are found later');
      });
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
    isOver = true;
    await channel?.close();
    await running;
  });
}
