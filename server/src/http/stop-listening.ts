import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop without a new connection after which none waits: each turn takes one. */
const QUIET_TURNS = 3;
/** Under a flood of connections there is no quiet moment. */
const LONGEST_MS = 1_000;

/**
 * Closes the port once the connections that the system holds for this process are taken: a port closed over them resets
 * them, and a proxy may not send a write again that it has sent already. Resolves when the last answer is out.
 */
export async function stopListening(server: Server): Promise<void> {
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
