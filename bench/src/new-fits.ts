import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from '@gektar/contract/events/event.ts';
import type { Today } from '@gektar/contract/today/today.ts';
import { getToday } from '@gektar/contract/today/today-endpoints.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import pg from 'pg';
import { analyze, fillIndustrial, USUAL } from './industrial/fill.ts';
import { writeTable } from './performance-page.ts';
import { ask } from './same-answers.ts';
import { type Server, startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run new-fits -w bench   from the save of a vacancy to the event and the line of 'Сегодня' of who leads its requests, with
//                             60,000 vacancies and 2,000 requests: alone, while 20,000 saved vacancies wait, and of a saved
//                             request; updates docs/performance.md
//   BENCH_SAVES   saves of each kind, 20 by default
//   BENCH_SHARE   1 of so many complexes, buildings and vacancies; writes nothing

const saves = Number(process.env['BENCH_SAVES'] ?? 20);
const share = Number(process.env['BENCH_SHARE'] ?? 1);
const MASS = Math.round(20_000 / share);
/** Limit of the specification of the work: queued and delivered (ms). */
const LIMIT_MS = 2_000;

interface Delivery {
  readonly eventMs: number;
  readonly shownMs: number;
}

const cluster = await startCluster();
try {
  const app = await openTestApp(cluster.url);
  const { complexes, buildings, vacancies } = USUAL;
  await fillIndustrial(app.databaseUrl, {
    complexes: complexes / share,
    buildings: buildings / share,
    vacancies: vacancies / share,
  });
  await analyze(app.databaseUrl);
  const client = new pg.Pool({ connectionString: app.databaseUrl, max: 3 });
  // The cluster stops before the pool when a run fails.
  client.on('error', () => undefined);
  // One of twelve employees that share the requests.
  await client.query(
    `update industrial.requests r set responsible_employee_id = $1
     from (select id, row_number() over (order by md5(id::text)) as nth from industrial.requests) n where n.id = r.id and n.nth % 12 = 0`,
    [app.broker.id],
  );
  const server = await startOurs(app.databaseUrl, app.broker.id);
  const news = await followToday(server);
  const { rows: all } = await client.query<{ id: string }>(
    'select id from industrial.vacancies where is_enabled order by md5(id::text)',
  );
  const ids = all.map(({ id }) => id);

  const alone = await measure(saves, () => saveVacancy(ids.pop() ?? ''));
  const { rows: asked } = await client.query<{ id: string }>(
    'select id from industrial.requests where is_enabled and responsible_employee_id = $2 order by md5(id::text) limit $1 * 5',
    [saves, app.broker.id],
  );
  const requests = asked.map(({ id }) => id);
  const ofRequests = await measure(Math.min(saves, 10), () => save('industrial.requests', [requests.pop() ?? '']));

  const started = performance.now();
  await save('industrial.vacancies', ids.splice(0, MASS));
  const within = await measure(Math.min(saves, 5), () => saveVacancy(ids.pop() ?? ''));
  const leftDuring = await waiting();
  while ((await waiting()) > 0) await delay(200);
  const massMs = performance.now() - started;
  const today = await readToday();

  const row = (name: string, all: readonly Delivery[]) => {
    const [events, shown] = [all.map(({ eventMs }) => eventMs), all.map(({ shownMs }) => shownMs)];
    const most = Math.max(...shown);
    const ms = (value: number) => Math.round(value).toLocaleString('en');
    return `| ${name} | ${all.length} | ${ms(median(events))} | ${ms(median(shown))} | ${ms(most)} | **${(most / LIMIT_MS).toFixed(2)}** |`;
  };
  const table = [
    '| Saved | saves | to the event, ms | to the line, ms | the longest, ms | **longest ÷ limit of 2 s** |',
    '|---|---|---|---|---|---|',
    row('a vacancy', alone),
    row(`a vacancy while ${MASS.toLocaleString('en')} others wait`, within),
    row('a request', ofRequests),
    '',
    `${MASS.toLocaleString('en')} vacancies at once: all found after ${Math.round(massMs / 1_000)} s (${leftDuring.toLocaleString('en')} were waiting after the saves of the second row); ${today.fits.count} line${today.fits.count === 1 ? '' : 's'} on 'Сегодня'`,
  ].join('\n');
  console.log(`\n${table}\n`);
  if (share === 1) await writeTable('new-fits', table);
  news.close();
  await server.stop();
  await client.end();
  await app.close();

  async function save(table: string, saved: readonly string[]): Promise<void> {
    await client.query(`update ${table} set row_version = row_version + 1 where id = any($1)`, [saved]);
  }
  function saveVacancy(id: string): Promise<void> {
    return save('industrial.vacancies', [id]);
  }
  async function pairs(): Promise<number> {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from shared.new_fits');
    return rows[0]?.count ?? 0;
  }
  async function waiting(): Promise<number> {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from shared.fits_to_find');
    return rows[0]?.count ?? 0;
  }
  async function readToday(): Promise<Today> {
    return JSON.parse(await ask(server, { method: 'GET', path: getToday.path })) as Today;
  }
  /** Saves until so many saves have made pairs. */
  async function measure(count: number, run: () => Promise<void>): Promise<Delivery[]> {
    const deliveries: Delivery[] = [];
    for (let tries = 0; deliveries.length < count && tries < count * 5; tries += 1) {
      const [before, begun] = [await pairs(), performance.now()];
      const event = news.next();
      await run();
      const isFound = await Promise.race([event.then(() => true), emptied().then(() => false)]);
      if (!isFound && (await pairs()) === before) continue;
      await event;
      const eventMs = performance.now() - begun;
      await readToday();
      deliveries.push({ eventMs, shownMs: performance.now() - begun });
    }
    return deliveries;
  }
  /** The queue has been empty for a while. */
  async function emptied(): Promise<void> {
    do await delay(500);
    while ((await waiting()) > 0);
  }
} finally {
  await cluster.stop();
}

/** Events of 'Сегодня' of an employee. */
async function followToday({ url, headers }: Server) {
  const gone = new AbortController();
  const answer = await fetch(`${url}/api/events`, { headers, signal: gone.signal });
  let waiter = Promise.withResolvers<void>();
  void (async () => {
    const messages = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of messages ?? []) {
      if (event !== 'changes') continue;
      const changes = JSON.parse(data) as Change[];
      if (!changes.some(({ kind }) => kind === 'today')) continue;
      waiter.resolve();
      waiter = Promise.withResolvers<void>();
    }
  })().catch(() => undefined);
  return { next: () => waiter.promise, close: () => gone.abort() };
}
