import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in answers: correctly (`'well'`) or with one of the faults of an external service. */
export type CrmMood =
  | 'well'
  | 'silent'
  | 'html'
  | 'cut-off'
  | 'other-shape'
  | 'broken'
  | 'too-often'
  | 'time-spent'
  | 'switched-off'
  | 'cut-connection';

export interface CrmCompany {
  readonly id: number;
  readonly title: string;
  readonly sites?: readonly string[];
}

export interface CrmContact {
  readonly id: number;
  readonly name: string;
  readonly lastName: string;
  /** The main company first, then other linked companies. */
  readonly companyIds?: readonly number[];
  readonly phones?: readonly string[];
  readonly emails?: readonly string[];
}

const USER = '1';
const CODE = 'stand-in-code';
const PAGE = 50;

/** Stand-in for the part of a Bitrix24 portal that we use, over real HTTP, in its own format. */
export class CrmStandIn {
  /** Takes effect with the next request. */
  mood: CrmMood = 'well';
  /** Number of requests still to be refused as too frequent. */
  refusals = 0;
  companies: CrmCompany[] = [];
  contacts: CrmContact[] = [];
  /** Methods in the order in which they were called. */
  readonly asked: string[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.#serve(request, response));
  }

  static async start(): Promise<CrmStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new CrmStandIn(server);
  }

  /** The webhook for the settings. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/rest/${USER}/${CODE}/`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , user, code, method = ''] = (request.url ?? '').split('/');
    const parameters = JSON.parse(await textOf(request)) as Parameters;
    this.asked.push(method);
    if (user !== USER || code !== CODE) return answer(response, 401, refusal('INVALID_CREDENTIALS'));
    if (this.refusals > 0) {
      this.refusals -= 1;
      return answer(response, 503, refusal('QUERY_LIMIT_EXCEEDED', 'Too many requests'));
    }
    const inMood = moods[this.mood];
    if (inMood) return inMood(response);
    const result = this.#resultOf(method, parameters);
    if (result instanceof Error) return answer(response, 400, refusal('', result.message));
    return answer(response, 200, { ...(result as object), time: { start: 0, finish: 0, duration: 0, operating: 0 } });
  }

  #resultOf(method: string, parameters: Parameters): unknown {
    if (method === 'crm.item.list') return this.#list(parameters);
    if (method === 'crm.company.contact.items.get') return this.#linksOf(Number(parameters.id));
    if (method === 'batch') return this.#batch(parameters.cmd ?? {});
    return new Error(`Method not found: ${method}`);
  }

  #list({ entityTypeId, filter = {}, order = {}, start = 0, select = [] }: Parameters): unknown {
    const hasMeans = select.includes('*');
    const all = Number(entityTypeId) === 4 ? this.companies.map(companyItem) : this.contacts.map(contactItem);
    const title = String(filter['%title'] ?? '').toLowerCase();
    const ids = filter['@id'] && new Set(Object.values(filter['@id']).map(Number));
    const found = all
      .filter((item) => (!ids || ids.has(item.id)) && item.title.toLowerCase().includes(title))
      .sort((a, b) => ('title' in order ? a.title.localeCompare(b.title, 'ru') : a.id - b.id));
    const page = found.slice(Number(start), Number(start) + PAGE);
    return {
      result: { items: page.map(({ fm, ...item }) => (hasMeans ? { ...item, fm } : item)) },
      total: found.length,
    };
  }

  #linksOf(companyId: number): unknown {
    if (!this.companies.some(({ id }) => id === companyId)) return new Error('Not found');
    const linked = this.contacts.filter(({ companyIds = [] }) => companyIds.includes(companyId));
    return { result: linked.map(({ id }) => ({ CONTACT_ID: id, SORT: 10, ROLE_ID: 0, IS_PRIMARY: 'Y' })) };
  }

  /** The HTTP status is 200 even when a command failed; an empty map is sent as a list. */
  #batch(commands: Readonly<Record<string, string>>): unknown {
    const [result, errors]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
    for (const [key, command] of Object.entries(commands)) {
      const [method = '', query = ''] = command.split('?');
      const answered = this.#resultOf(method, fromPhpQuery(query));
      if (answered instanceof Error) errors[key] = refusal('', answered.message);
      else result[key] = (answered as { result: unknown }).result;
    }
    return { result: { result: mapOf(result), result_error: mapOf(errors), result_total: [], result_next: [] } };
  }
}

interface Parameters {
  readonly id?: unknown;
  readonly entityTypeId?: unknown;
  readonly filter?: Readonly<Record<string, object | string>>;
  readonly order?: object;
  readonly start?: unknown;
  readonly select?: readonly string[];
  readonly cmd?: Readonly<Record<string, string>>;
}

/** Faults observed in real services. */
const moods: Readonly<Record<CrmMood, ((response: ServerResponse) => void) | undefined>> = {
  well: undefined,
  silent: () => undefined,
  html: (response) => answer(response, 200, '<html><body>Проверка браузера</body></html>', 'text/html'),
  'cut-off': (response) => answer(response, 200, '{"result":{"items":[{"id":7,"ti'),
  'other-shape': (response) => answer(response, 200, { result: { items: [{ id: 'seven' }] } }),
  broken: (response) => answer(response, 500, refusal('INTERNAL_SERVER_ERROR')),
  'too-often': (response) => answer(response, 503, refusal('QUERY_LIMIT_EXCEEDED', 'Too many requests')),
  'time-spent': (response) => answer(response, 429, refusal('OPERATION_TIME_LIMIT')),
  'switched-off': (response) => answer(response, 403, refusal('ACCESS_DENIED', 'REST is available on paid plans')),
  'cut-connection': (response) => void response.socket?.destroy(),
};

function refusal(error: string, words = ''): object {
  return { error, error_description: words };
}

function answer(response: ServerResponse, status: number, body: object | string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function companyItem({ id, title, sites = [] }: CrmCompany) {
  return { id, title, typeId: 'CUSTOMER', industry: 'OTHER', assignedById: 1, fm: means('WEB', 'WORK', sites) };
}

function contactItem({ id, name, lastName, companyIds = [], phones = [], emails = [] }: CrmContact) {
  const fm = [...means('PHONE', 'MOBILE', phones), ...means('EMAIL', 'WORK', emails)];
  return { id, title: '', name, lastName, secondName: null, companyId: companyIds[0] ?? 0, companyIds, fm };
}

function means(typeId: string, valueType: string, values: readonly string[]) {
  return values.map((value, index) => ({ id: index + 1, valueType, value, typeId }));
}

function mapOf(record: Readonly<Record<string, unknown>>): unknown {
  return Object.keys(record).length === 0 ? [] : record;
}

/** `filter[@id][0]=54` → `{ filter: { '@id': { 0: '54' } } }`; `select` becomes a list. */
function fromPhpQuery(query: string): Parameters {
  const tree: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    const place = path.reduce<Record<string, unknown>>((node, key) => {
      node[key] ??= {};
      return node[key] as Record<string, unknown>;
    }, tree);
    place[last] = value;
  }
  return { ...tree, select: Object.values((tree['select'] as object | undefined) ?? {}) } as Parameters;
}
