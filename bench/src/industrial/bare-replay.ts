import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPool } from '#bare/pool.ts';
import type { Statement } from './recorded.ts';

// The baseline of the industrial reads: node:http and pg with the product's recorded statements, rows → JSON. Runs as a
// separate process; receives the statements of each request from the parent and sends its URL back.

const pool = openPool(process.env['DATABASE_URL'] ?? '');
let statements: Readonly<Record<string, readonly Statement[]>> = {};

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  const key = `${request.method} ${request.url} ${await read(request)}`;
  const asked = (statements[key] ?? []).map(({ name, text, values }) =>
    pool.query({ text, values: [...values], ...(name !== undefined && { name }) }),
  );
  const rows = (await Promise.all(asked)).map((result) => result.rows);
  const body = Buffer.from(JSON.stringify(rows));
  response.writeHead(asked.length > 0 ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': body.length,
  });
  response.end(body);
});

process.on('message', (given) => {
  statements = given as typeof statements;
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});
// The parent has exited: stop.
process.on('disconnect', () => process.exit(0));
