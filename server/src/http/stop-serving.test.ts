import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { answerHealth, Drain } from './health.ts';
import { stopServing } from './stop-serving.ts';

const CONNECTIONS = 50;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('after a drain the port is closed over no connection that waits for it: each write is answered', async () => {
  const drain = new Drain();
  const server = fastify();
  answerHealth(server, app.db, drain);
  server.post('/work', async () => 'done');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  await drain.begin(0);
  // The system accepts all connections at once; the process takes one per turn of its event loop.
  const answers = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /work HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n');
    return text(socket);
  });
  const stopped = stopServing(server, drain);
  expect(await Promise.all(answers)).toEqual(
    Array.from({ length: CONNECTIONS }, () => expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n.*done/s)),
  );
  await stopped;
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});
