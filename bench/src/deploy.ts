import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn, type TokenPair } from '@gektar/contract/people/sign-in.ts';
import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { type Product, startProduct } from '@gektar/server/testing/product.ts';
import { tokenOf } from '@gektar/server/testing/token.ts';
import pg from 'pg';
import { openDeployStreams } from './deploy-streams.ts';

// npm run deploy -w bench           tests the files of deploy/. nginx and Caddy: with TLS, in front of two processes on
//                                   one PostgreSQL, which are replaced one after another under load. compose.yaml:
//                                   started, its processes replaced in the same way. The systemd unit: started, killed,
//                                   stopped
// npm run deploy -w bench -- caddy  only one of: nginx, caddy, unit, compose
//   NGINX_PROGRAM, CADDY_PROGRAM    paths of the programs, by default nginx and caddy
//   IMAGE_NETWORK                   network for building the images
//   CONTAINER_ARGS                  arguments of systemd's container, --privileged by default

const deploy = resolve(import.meta.dirname, '../../deploy');
const checkout = resolve(deploy, '..');
const CLIENTS = 6;
const STREAMS = 20;
const DRAIN_SECONDS = 5;
const TLS_NAME = 'gektar.example';

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
  /** Announced length of a body that is never sent. */
  readonly length?: number;
}

/** Two processes behind a proxy. */
interface Site {
  readonly port: number;
  readonly token: string;
  /** Whether the proxy refuses a body by its announced length; Caddy counts the received bytes instead. */
  readonly judgesLength: boolean;
  /**
   * Stops a process and starts its successor.
   * @returns a line for the report
   */
  readonly replace: (index: number) => Promise<string>;
}

/** A running proxy, of a program that this machine may lack. */
interface Proxy {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'gektar-deploy-'));
const certificates = join(folder, 'certificates');
makeCertificate();
const network = process.env['IMAGE_NETWORK'] ?? 'default';
const wanted = process.argv[2];
const isWanted = (part: string) => wanted === undefined || wanted === part;
try {
  if (isWanted('nginx') || isWanted('caddy')) await tryProxies();
  if (isWanted('unit')) await tryUnit();
  if (isWanted('compose')) await tryCompose();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs two processes of this checkout on one database behind each proxy, one proxy after another. */
async function tryProxies(): Promise<void> {
  const started: { stop(): Promise<void> }[] = [];
  try {
    const cluster = await startCluster();
    started.push(cluster);
    const databaseUrl = await createDatabase(cluster.url, 'deploy');
    const secret = randomBytes(32).toString('hex');
    const token = await tokenOf(secret, await insertEmployee(databaseUrl));
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
    const replace = async (index: number): Promise<string> => {
      const from = performance.now();
      processes[index]?.kill('SIGTERM');
      const ended = await processes[index]?.ended;
      const stopped = performance.now();
      processes[index] = await startOne(ports[index] ?? 0);
      const times = [stopped - from, performance.now() - stopped].map((ms) => (ms / 1000).toFixed(1));
      return `ended ${ended?.code} after ${times[0]} s, its successor ready ${times[1]} s later`;
    };
    for (const [name, start] of [['nginx', startNginx] as const, ['caddy', startCaddy] as const]) {
      if (!isWanted(name)) continue;
      const proxy = await start(ports);
      started.push(proxy);
      console.log(`${name} with TLS by its file in deploy/:`);
      await trySite({ port: proxy.port, token, judgesLength: name === 'nginx', replace });
    }
  } finally {
    for (const one of started.toReversed()) await one.stop();
  }
}

/** Checks the answers of a site, then replaces its processes under load. */
async function trySite(site: Site): Promise<void> {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const ask = (call: Call) => askOver(agent, site, call);
  show('GET /api/settings', (await ask({ method: 'GET', path: '/api/settings' })).status, 200);
  show('GET /api/employees/current', (await ask({ method: 'GET', path: '/api/employees/current' })).status, 200);
  show('GET /metrics from outside', (await ask({ method: 'GET', path: '/metrics' })).status, 404);
  show('GET /readyz from outside', (await ask({ method: 'GET', path: '/readyz' })).status, 404);
  if (site.judgesLength) {
    const tooLarge = await ask({ method: 'POST', path: '/api/land/properties', length: 1_200_000_000 });
    show('a body above the limit', tooLarge.status, 413);
  }
  await restartUnderLoad(site, ask);
  agent.destroy();
}

/** Replaces both processes, one after another, while clients read and write. */
async function restartUnderLoad(site: Site, ask: (call: Call) => Promise<Answer>): Promise<void> {
  const failures: string[] = [];
  const written = new Map<string, number>();
  const streamAgent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const streams = openDeployStreams(streamAgent, { ...site, name: TLS_NAME }, STREAMS, written);
  await streams.opened;
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
        const answer = await askOver(own, site, call).catch((error: Error) => ({ status: 0, body: error.message }));
        if (answer.status !== 200 && answer.status !== 201) {
          failures.push(`${call.method} ${call.path} ${answer.status} ${answer.body.slice(0, 200)}`);
        } else if (isWrite) written.set((JSON.parse(answer.body) as { id: string }).id, performance.now());
        else reads += 1;
      }
      own.destroy();
    }),
  );
  await delay(2_000);
  for (const index of [0, 1]) {
    console.log(`  process ${index + 1}: ${await site.replace(index)}`);
    await delay(3_000);
  }
  isOver = true;
  await load;
  let lost = 0;
  for (const id of written.keys()) {
    const { status } = await ask({ method: 'GET', path: `/api/land/land-contacts/${id}` });
    if (status !== 200) lost += 1;
  }
  const counts = `${reads} reads, ${written.size} writes, ${failures.length} failed, ${lost} lost`;
  console.log(`  replaced under load: ${counts}`);
  for (const failure of failures.slice(0, 5)) console.log(`    ${failure}`);
  const { reconnects, twice, unseen, slowestMs } = await streams.end([...written.keys()]);
  streamAgent.destroy();
  const outcome = `${unseen} changes unseen, ${twice} seen twice, ${reconnects} reconnects, slowest ${slowestMs} ms`;
  console.log(`  ${STREAMS} streams of /api/events: ${outcome}`);
  if (failures.length > 0 || lost > 0 || unseen > 0 || twice > 0) process.exitCode = 1;
}

function makeCertificate(): void {
  mkdirSync(certificates);
  const files = ['-keyout', join(certificates, 'key.pem'), '-out', join(certificates, 'fullchain.pem')];
  const about = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${TLS_NAME}`];
  execFileSync('openssl', ['req', ...about, '-addext', `subjectAltName=DNS:${TLS_NAME}`, ...files], {
    stdio: 'ignore',
  });
}

/** Starts nginx with deploy/nginx.conf; only the ports and the certificate differ. */
async function startNginx([one, two]: number[]): Promise<Proxy> {
  const [httpPort, port] = [await freePort(), await freePort()];
  const proxyFolder = join(folder, 'nginx');
  mkdirSync(proxyFolder);
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:8081', `127.0.0.1:${one}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${two}`)
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('/etc/ssl/gektar', certificates);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(proxyFolder, kind)};`,
  );
  const conf = `daemon off; pid ${join(proxyFolder, 'pid')}; error_log stderr;
events {}
http { access_log off; ${temporary.join(' ')}
${site}
}`;
  writeFileSync(join(proxyFolder, 'nginx.conf'), conf);
  const args = ['-p', proxyFolder, '-e', 'stderr', '-c', join(proxyFolder, 'nginx.conf')];
  const program = process.env['NGINX_PROGRAM'] ?? 'nginx';
  return startProgram(program, args, { port, stop: 'SIGQUIT', errors: /\[(emerg|alert|error)\]/ });
}

/** Starts Caddy with deploy/Caddyfile; only the ports differ, and a given certificate instead of a fetched one. */
async function startCaddy([one, two]: number[]): Promise<Proxy> {
  const port = await freePort();
  const proxyFolder = join(folder, 'caddy');
  mkdirSync(proxyFolder);
  const pem = (name: string) => join(certificates, name);
  const site = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
    .replace('127.0.0.1:8081 127.0.0.1:8082', `127.0.0.1:${one} 127.0.0.1:${two}`)
    .replace(
      `${TLS_NAME} {`,
      `https://${TLS_NAME}:${port} {\n\tbind 127.0.0.1\n\ttls ${pem('fullchain.pem')} ${pem('key.pem')}`,
    );
  writeFileSync(
    join(proxyFolder, 'Caddyfile'),
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system ${proxyFolder}\n}\n${site}`,
  );
  const program = process.env['CADDY_PROGRAM'] ?? 'caddy';
  const args = ['run', '--adapter', 'caddyfile', '--config', join(proxyFolder, 'Caddyfile')];
  return startProgram(program, args, { port, stop: 'SIGTERM', errors: /"level":"(error|fatal)"|^Error:/ });
}

async function startProgram(
  program: string,
  args: readonly string[],
  { port, stop, errors }: { port: number; stop: NodeJS.Signals; errors: RegExp },
): Promise<Proxy> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  const said = text(child.stderr);
  await delay(1_500);
  return {
    port,
    async stop() {
      child.kill(stop);
      await ended;
      const lines = (await said).split('\n').filter((line) => errors.test(line));
      console.log(`${program}'s log: ${lines.length} errors${lines.length > 0 ? `, the first: ${lines[0]}` : ''}`);
    },
  };
}

/** Checks the unit with systemd-analyze, then starts, kills and stops it in a container that runs systemd. */
async function tryUnit(): Promise<void> {
  const unit = join(folder, 'gektar.service');
  writeFileSync(unit, readFileSync(join(deploy, 'gektar.service'), 'utf8').replaceAll('/opt/gektar', checkout));
  try {
    execFileSync('systemd-analyze', ['verify', unit], { stdio: ['ignore', 'inherit', 'pipe'] });
    console.log('systemd unit: systemd-analyze verify finds nothing');
  } catch (error) {
    console.log(`systemd unit: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  if (!hasDocker()) return;
  buildImage();
  const image = `FROM debian:bookworm
RUN apt-get update && apt-get install --yes --no-install-recommends systemd systemd-sysv && useradd --system gektar
COPY --from=gektar /opt/gektar /opt/gektar
COPY gektar.service /etc/systemd/system/
CMD ["/sbin/init"]
`;
  docker(['build', '--network', network, '--tag', 'gektar-unit', '--file', '-', deploy], image);
  const given = process.env['CONTAINER_ARGS']?.split(' ') ?? ['--privileged'];
  const tmpfs = ['/run', '/run/lock', '/tmp'].flatMap((path) => ['--tmpfs', path]);
  docker(['run', '--detach', '--name', 'gektar-unit', ...tmpfs, '--env', 'container=docker', ...given, 'gektar-unit']);
  const inside = (...args: string[]) => docker(['exec', 'gektar-unit', ...args]).trim();
  const state = (name: string) => inside('systemctl', 'show', '--value', '--property', name, 'gektar');
  const answer = async () => {
    const ask = `fetch('http://127.0.0.1:8080/readyz').then(({ status }) => console.log(status), () => console.log(0))`;
    for (let turn = 0; turn < 120; turn += 1) {
      if (inside('/opt/gektar/node_modules/node/bin/node', '-e', ask) === '200') return 200;
      await delay(1_000);
    }
    return 0;
  };
  try {
    await delay(5_000);
    inside('systemctl', 'start', 'gektar');
    show('the unit started: GET /readyz', await answer(), 200);
    inside('systemctl', 'kill', '--signal', 'KILL', '--kill-who', 'main', 'gektar');
    await delay(3_000);
    show('its first process killed: GET /readyz', await answer(), 200);
    show('restarts', Number(state('NRestarts')), 1);
    const from = performance.now();
    inside('systemctl', 'stop', 'gektar');
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`  stopped in ${seconds} s: ${state('ActiveState')}, ${state('Result')}`);
    show(
      'processes left',
      Number(inside('sh', '-c', 'grep --count gektar /proc/[0-9]*/cgroup | grep --count ":[1-9]" || true')),
      0,
    );
  } catch (error) {
    console.log(docker(['exec', 'gektar-unit', 'journalctl', '--no-pager', '--lines', '30']));
    throw error;
  } finally {
    docker(['rm', '--force', '--volumes', 'gektar-unit']);
  }
}

/** Starts deploy/compose.yaml on free ports, replaces its processes under load, and removes everything. */
async function tryCompose(): Promise<void> {
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  // Written by the user of the image.
  chmodSync(folder, 0o711);
  chmodSync(backups, 0o777);
  const port = await freePort();
  const env = {
    ...process.env,
    POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    BACKUPS: backups,
    CERTIFICATES: certificates,
    HTTP_PORT: `127.0.0.1:${await freePort()}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
  };
  const project = ['compose', '--project-name', 'gektar-deploy', '--file', join(deploy, 'compose.yaml')];
  const compose = (...args: string[]) => docker([...project, ...args], undefined, env);
  if (!hasDocker()) return;
  compose('config', '--quiet');
  buildImage();
  try {
    const from = performance.now();
    compose('up', '--detach', '--wait');
    console.log(`compose.yaml: everything healthy after ${((performance.now() - from) / 1000).toFixed(0)} s`);
    const [, login, password] = /Первый сотрудник: (\S+) \/ (\S+)/.exec(compose('logs', 'one', 'two')) ?? [];
    const agent = new Agent({ rejectUnauthorized: false });
    const sent = { method: 'POST', path: signIn.path, body: { login, password } };
    const { status, body } = await askOver(agent, { port, token: '' }, sent);
    show('the first employee signs in by the password of the log', status, 200);
    const { token } = JSON.parse(body) as TokenPair;
    const replace = async (index: number): Promise<string> => {
      const start = performance.now();
      const name = ['one', 'two'][index] ?? '';
      const args = ['up', '--detach', '--wait', '--no-deps', '--force-recreate', name];
      const child = spawn('docker', [...project, ...args], { env, stdio: 'ignore' });
      const [code] = (await once(child, 'exit')) as [number];
      return `made anew (${code}) after ${((performance.now() - start) / 1000).toFixed(0)} s`;
    };
    await trySite({ port, token, judgesLength: true, replace });
  } catch (error) {
    console.log(compose('logs', '--tail', '20'));
    throw error;
  } finally {
    compose('down', '--volumes', '--timeout', '10');
  }
}

function hasDocker(): boolean {
  try {
    docker(['info']);
    docker(['compose', 'version']);
    return true;
  } catch (error) {
    console.log(`not brought up without Docker: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return false;
  }
}

function buildImage(): void {
  docker(['build', '--network', network, '--tag', 'gektar', '--file', join(deploy, 'Dockerfile'), checkout]);
}

function docker(args: readonly string[], input?: string, env: NodeJS.ProcessEnv = process.env): string {
  const stdin = input === undefined ? 'ignore' : 'pipe';
  return execFileSync('docker', args, {
    env,
    encoding: 'utf8',
    stdio: [stdin, 'pipe', 'pipe'],
    ...(input !== undefined && { input }),
  });
}

function show(what: string, found: number, expected: number): void {
  console.log(`  ${what}: ${found}${found === expected ? '' : `, expected ${expected}`}`);
  if (found !== expected) process.exitCode = 1;
}

function askOver(
  agent: Agent,
  { port, token }: Pick<Site, 'port' | 'token'>,
  { method, path, body, length }: Call,
): Promise<Answer> {
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const size = length ?? sent?.length;
  const headers = {
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    host: TLS_NAME,
    ...(size !== undefined && { 'content-type': 'application/json', 'content-length': size }),
  };
  return new Promise((done, failed) => {
    const address = { host: '127.0.0.1', port, servername: TLS_NAME, method, path, headers, agent };
    const outgoing = request(address, (response) => {
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ id: string }>(
      `insert into shared.employees (id, login, password_hash, first_name, last_name)
       values (gen_random_uuid(), 'deploy', 'none', 'Имя', 'Фамилия') returning id`,
    )
    .finally(() => client.end());
  return rows[0]?.id ?? '';
}
