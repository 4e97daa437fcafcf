import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { type Product, startProduct } from '@gektar/server/testing/product.ts';
import { tokenOf } from '@gektar/server/testing/token.ts';
import pg from 'pg';

// npm run deploy -w bench   what deploy/ says, as far as this machine can: nginx by its file with TLS before two processes on
//                           one PostgreSQL, replaced one after another under load; the unit; the compose file
//   NGINX_PROGRAM  nginx unless given

const deploy = resolve(import.meta.dirname, '../../deploy');
const nginx = process.env['NGINX_PROGRAM'] ?? 'nginx';
const CLIENTS = 6;
const DRAIN_SECONDS = 5;

interface Answer {
  readonly status: number;
  readonly body: string;
}

const folder = mkdtempSync(join(tmpdir(), 'gektar-deploy-'));
const cluster = await startCluster();
const started: { stop(): Promise<void> }[] = [{ stop: cluster.stop }];
try {
  const databaseUrl = await createDatabase(cluster.url, 'deploy');
  const secret = randomBytes(32).toString('hex');
  const employee = await insertEmployee(databaseUrl);
  const token = await tokenOf(secret, employee);
  const ports = [await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: secret,
    GEKTAR_DATA: join(folder, 'data'),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    TRUSTED_PROXIES: 'loopback',
  };
  const startOne = async (port: number): Promise<Product> => {
    const product = startProduct({ ...settings, PORT: String(port) });
    started.push({
      async stop() {
        product.kill('SIGKILL');
        await product.ended;
      },
    });
    await product.url;
    return product;
  };
  const processes = await Promise.all(ports.map(startOne));
  const httpsPort = await startNginx(ports);

  console.log('through nginx.conf with TLS:');
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const ask = (method: string, path: string, body?: object) => askOver(agent, httpsPort, token, { method, path, body });
  show('GET /api/settings', (await ask('GET', '/api/settings')).status, 200);
  show('GET /api/employees/current', (await ask('GET', '/api/employees/current')).status, 200);
  show('GET /metrics from outside', (await ask('GET', '/metrics')).status, 404);
  const tooLarge = await askOver(agent, httpsPort, token, { method: 'POST', path: '/api/x', length: 1_101_004_800 });
  show('a body above the limit', tooLarge.status, 413);

  await restartUnderLoad();
  checkUnit();
  await checkCompose();

  /** Both processes are replaced, one after another, while clients read and write. */
  async function restartUnderLoad(): Promise<void> {
    const failures: string[] = [];
    const written: string[] = [];
    let reads = 0;
    let isOver = false;
    const load = Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const own = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
        for (let turn = 0; !isOver; turn += 1) {
          const isWrite = turn % 4 === 0;
          const call = isWrite
            ? {
                method: 'POST',
                path: '/api/land/land-contacts',
                body: { firstName: 'Имя', lastName: `Фамилия ${client}-${turn}` },
              }
            : { method: 'GET', path: '/api/land/properties?take=10' };
          const answer = await askOver(own, httpsPort, token, call).catch((error: Error) => ({
            status: 0,
            body: error.message,
          }));
          if (answer.status !== 200 && answer.status !== 201) {
            failures.push(`${call.method} ${call.path} ${answer.status} ${answer.body.slice(0, 200)}`);
          } else if (isWrite) written.push((JSON.parse(answer.body) as { id: string }).id);
          else reads += 1;
        }
        own.destroy();
      }),
    );
    await delay(2_000);
    for (const [index, port] of ports.entries()) {
      const old = processes[index];
      const from = performance.now();
      old?.kill('SIGTERM');
      const ended = await old?.ended;
      const stopped = performance.now();
      processes[index] = await startOne(port);
      const times = [stopped - from, performance.now() - stopped].map((ms) => (ms / 1000).toFixed(1));
      console.log(
        `  process ${index + 1}: ended ${ended?.code} after ${times[0]} s, its successor ready ${times[1]} s later`,
      );
      await delay(3_000);
    }
    isOver = true;
    await load;
    const lost = await countLost(databaseUrl, written);
    console.log(`rolling restart: ${reads} reads, ${written.length} writes, ${failures.length} failed, ${lost} lost`);
    for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
    if (failures.length > 0 || lost > 0) process.exitCode = 1;
  }
} finally {
  for (const one of started.toReversed()) await one.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** nginx by deploy/nginx.conf: other ports, a certificate of its own, nothing else changed. */
async function startNginx([one, two]: number[]): Promise<number> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'nginx'));
  const pem = (name: string) => join(folder, 'nginx', name);
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=gektar.example'].concat([
      '-keyout',
      pem('key.pem'),
      '-out',
      pem('fullchain.pem'),
    ]),
    { stdio: 'ignore' },
  );
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:8081', `127.0.0.1:${one}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${two}`)
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`)
    .replaceAll('/etc/ssl/gektar', join(folder, 'nginx'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${pem(kind)};`,
  );
  const conf = `daemon off; pid ${pem('pid')}; error_log stderr;
events {}
http { access_log off; ${temporary.join(' ')}
${site}
}`;
  writeFileSync(pem('nginx.conf'), conf);
  const args = ['-p', join(folder, 'nginx'), '-e', 'stderr', '-c', pem('nginx.conf')];
  const child = spawn(nginx, args, { stdio: ['ignore', 'inherit', 'pipe'] });
  const said = text(child.stderr);
  started.push({
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      const lines = (await said).split('\n').filter((line) => /\[(emerg|alert|error)\]/.test(line));
      console.log(`nginx's log: ${lines.length} errors${lines.length > 0 ? `, the first: ${lines[0]}` : ''}`);
    },
  });
  await delay(1_000);
  return httpsPort;
}

/** systemd's own check of the unit, with the folder of this checkout. */
function checkUnit(): void {
  const checkout = resolve(deploy, '..');
  const unit = join(folder, 'gektar.service');
  writeFileSync(unit, readFileSync(join(deploy, 'gektar.service'), 'utf8').replaceAll('/opt/gektar', checkout));
  try {
    execFileSync('systemd-analyze', ['verify', unit], { stdio: ['ignore', 'inherit', 'pipe'] });
    console.log('systemd unit: systemd-analyze verify finds nothing');
  } catch (error) {
    console.log(`systemd unit: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** Docker's own check of the compose file where there is one. */
async function checkCompose(): Promise<void> {
  const env = { ...process.env, POSTGRES_PASSWORD: 'x', TOKEN_SECRET: 'x'.repeat(32) };
  const child = spawn('docker', ['compose', '--file', join(deploy, 'compose.yaml'), 'config', '--quiet'], { env });
  const failed = once(child, 'error').then(() => 1);
  const said = text(child.stderr);
  const code = await Promise.race([failed, once(child, 'exit').then(([code]) => Number(code))]);
  console.log(
    code === 0
      ? 'compose file: docker compose config finds nothing'
      : `compose file: not checked, ${(await said).split('\n')[0]}`,
  );
}

function show(what: string, found: number, expected: number): void {
  console.log(`  ${what}: ${found}${found === expected ? '' : `, expected ${expected}`}`);
  if (found !== expected) process.exitCode = 1;
}

function askOver(
  agent: Agent,
  port: number,
  token: string,
  { method, path, body, length }: { method: string; path: string; body?: object | undefined; length?: number },
): Promise<Answer> {
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const size = length ?? sent?.length;
  const headers = {
    authorization: `Bearer ${token}`,
    host: 'gektar.example',
    ...(size !== undefined && { 'content-type': 'application/json', 'content-length': size }),
  };
  return new Promise((done, failed) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      text(response).then((read) => done({ status: response.statusCode ?? 0, body: read }), failed);
    });
    outgoing.once('error', failed);
    if (length === undefined) outgoing.end(sent);
    else outgoing.flushHeaders();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function insertEmployee(url: string): Promise<string> {
  const { rows } = await query<{ id: string }>(
    url,
    `insert into shared.employees (id, login, password_hash, first_name, last_name)
     values (gen_random_uuid(), 'deploy', 'none', 'Имя', 'Фамилия') returning id`,
  );
  return rows[0]?.id ?? '';
}

/** Acknowledged rows that the base does not have. */
async function countLost(url: string, ids: readonly string[]): Promise<number> {
  const { rows } = await query<{ found: number }>(
    url,
    'select count(*)::int as found from land.contacts where id = any($1)',
    [ids],
  );
  return ids.length - (rows[0]?.found ?? 0);
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query<Row>(sql, values).finally(() => client.end());
}
