import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { stopListening } from './stop-listening.ts';

const CONNECTIONS = 50;

test('a port is closed over no connection that waits for it: each is answered', async () => {
  const server = createServer((_, response) => response.setHeader('connection', 'close').end('answered'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Accepted by the system at once, by the process one a turn.
  const answers = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n');
    return text(socket);
  });
  const stopped = stopListening(server);
  expect(await Promise.all(answers)).toEqual(
    Array.from({ length: CONNECTIONS }, () => expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n.*answered/s)),
  );
  await stopped;
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});
