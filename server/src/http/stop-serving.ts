import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Drain } from './health.ts';

/** Time for requests in progress after a stop is requested (ms). */
const LAST_ANSWERS_MS = 5_000;

/** Event loop turns without a new connection before the port may close: each turn accepts one. */
const QUIET_TURNS = 3;
/** Limit of the wait for quiet turns (ms): under a flood of connections there are none. */
const LONGEST_MS = 1_000;

/**
 * Finishes requests in progress, then stops the parts of the program. After a drain the port closes only when no
 * connection waits to be accepted.
 */
export async function stopServing(app: FastifyInstance, { isOn: isDrained }: Drain): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  if (isDrained) await stopListening(app.server);
  await app.close();
  clearTimeout(late);
}

/**
 * Closes the port once waiting connections are accepted: closing earlier would reset them, and a proxy must not repeat
 * a write. Resolves when the last response is sent.
 */
async function stopListening(server: Server): Promise<void> {
  let quiet = 0;
  const onConnection = () => {
    quiet = 0;
  };
  server.on('connection', onConnection);
  const last = performance.now() + LONGEST_MS;
  while (quiet < QUIET_TURNS && performance.now() < last) {
    quiet += 1;
    await nextTurn();
  }
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.off('connection', onConnection);
  await closed;
}
