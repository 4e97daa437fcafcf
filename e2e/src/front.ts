import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Door } from '@gektar/server/testing/test-app.ts';

/**
 * One address for all servers of a worker's journeys: the browser reuses fetched and compiled scripts only while the
 * address is the same.
 */
export interface Front extends Door {
  close(): Promise<void>;
}

/** Listens on a free port. */
export async function openFront(): Promise<Front> {
  const sockets = new Set<Socket>();
  let behind: Server | undefined;
  const front = createServer((socket) => {
    if (behind === undefined) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    behind.emit('connection', socket);
  });
  /** Connections to the previous server are cut. */
  const leadTo = (server: Server | undefined) => {
    behind = server;
    for (const socket of sockets) socket.destroy();
  };
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo,
    async close() {
      leadTo(undefined);
      front.close();
      await once(front, 'close');
    },
  };
}
