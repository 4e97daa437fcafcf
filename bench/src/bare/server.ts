import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Row, toListed, toObject, toPoint } from './answer.ts';
import { insertNewObject, type NewObject } from './create.ts';
import { readDictionaries } from './dictionaries.ts';
import { countOfRequests, pageOfRequests, requestsForPlot } from './land-requests.ts';
import { openPool } from './pool.ts';
import { search } from './search.ts';
import { clientSelection, selectionOf } from './selections.ts';
import { countStatement, fewStatement, objectStatement, pageStatement, pointsStatement } from './statements.ts';
import { countCriteria, type Filter, toWhere } from './where.ts';

// The baseline for the product: node:http and pg, SQL by hand, rows → objects → JSON. No sign-in, no checks, no
// framework. bench.ts starts it as a separate process; it reads the database's URL from DATABASE_URL and sends its own
// URL to the parent.

const pool = openPool(process.env['DATABASE_URL'] ?? '');
const dictionaries = await readDictionaries(pool);

const orders = {
  'DateTimeCreated asc': 'p.date_time_created, p.id',
  'Price desc': 'p.price desc nulls last, p.id desc',
} as const;

const MANY_CRITERIA = 4;

async function page(query: URLSearchParams, filter: Filter): Promise<object[]> {
  const order = `${query.get('sort') ?? 'DateTimeCreated'} ${query.get('direction') ?? 'asc'}` as keyof typeof orders;
  const { text, values } = toWhere(filter);
  const statement = countCriteria(filter) < MANY_CRITERIA ? pageStatement : fewStatement;
  const { rows } = await pool.query<Row>(statement(text, orders[order], Number(query.get('take'))), values);
  return rows.map((row) => toListed(row, dictionaries));
}

async function count(filter: Filter): Promise<number> {
  const { text, values } = toWhere(filter);
  const { rows } = await pool.query<{ count: number }>(countStatement(text), values);
  return rows[0]?.count ?? 0;
}

async function points(): Promise<unknown[][]> {
  const { rows } = await pool.query<Row>(pointsStatement);
  return rows.map(toPoint);
}

/** Planned once per connection. */
async function object(id: string): Promise<object | undefined> {
  const { rows } = await pool.query<Row>({ name: 'object', text: objectStatement, values: [id] });
  return rows[0] && toObject(rows[0], dictionaries);
}

async function create(given: NewObject): Promise<object | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const id = await insertNewObject(client, given);
    const { rows } = await client.query<Row>({ name: 'object', text: objectStatement, values: [id] });
    await client.query('commit');
    return rows[0] && toObject(rows[0], dictionaries);
  } finally {
    client.release();
  }
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  const [, , , area = '', ...rest] = pathname.split('/');
  if (request.method === 'GET') return get(area, rest, searchParams);
  const body: unknown = JSON.parse(await read(request));
  const call = `/${rest.join('/')}`;
  if (area === 'requests') {
    if (call === '/count') return countOfRequests(pool, body as Filter);
    return pageOfRequests(pool, dictionaries, body as Filter, Number(searchParams.get('take')));
  }
  if (call === '/get-all') return page(searchParams, body as Filter);
  if (call === '/count') return count(body as Filter);
  if (call === '/map-properties') return points();
  return create(body as NewObject);
}

function get(area: string, [first = '', second = '']: readonly string[], query: URLSearchParams): Promise<unknown> {
  if (area === 'requests') return requestsForPlot(pool, dictionaries, second);
  if (area === 'request-selections') return selectionOf(pool, dictionaries, second);
  if (area === 'request-selections-for-clients')
    return clientSelection(pool, dictionaries, first, query.get('password'));
  return first === 'search' ? search(pool, query.get('text') ?? '') : object(first);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
}

const server = createServer((request, response) => {
  answer(request).then(
    (value) => send(response, 200, value),
    (error: unknown) => send(response, 500, { error: String(error) }),
  );
});

server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
// The parent has exited: stop.
process.on('disconnect', () => process.exit(0));
