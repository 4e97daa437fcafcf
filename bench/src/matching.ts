import { fillPath, queryString } from '@gektar/contract/endpoint.ts';
import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import {
  countVacanciesNearRequest,
  findVacanciesInRequest,
  findVacanciesNearRequest,
  getRequest as getIndustrialRequest,
  listMatchesOfComplex,
  listMatchesOfVacancy,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import {
  countPlotsNearRequest,
  findPlotsNearRequest,
  listMatchesOfProperty,
  listRequests,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { LAND_REQUESTS, PLOTS } from './big-database.ts';
import { analyze, fillIndustrial } from './industrial/fill.ts';
import { recorded, type Statement } from './industrial/recorded.ts';
import { measureReads, startReplay } from './industrial/replay.ts';
import { fillLandRequests } from './land-requests/fill.ts';
import type { Result } from './measure-cases.ts';
import { writeTable } from './performance-page.ts';
import { fillPlots } from './plots/fill.ts';
import type { Request } from './requests.ts';
import { ask } from './same-answers.ts';
import { type Server, startOurs } from './servers.ts';
import { median, toTable } from './table.ts';

// npm run matching -w bench   'Почти подходят' of requests, compared with the statements of their plain search, and 'Кому
//                             подходит' of objects: 100,000 plots, 60,000 vacancies and 2,000 requests per domain; updates
//                             docs/performance.md
//   BENCH_ROUNDS   runs of each server, 5 by default
//   BENCH_SECONDS  length of a run, 2 by default
//   BENCH_PLOTS    fewer plots; writes nothing
//   BENCH_FIRST    only first answers, each from an empty cache; writes nothing

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const plots = Number(process.env['BENCH_PLOTS'] ?? PLOTS);
const REQUESTS = 12;
const TAKE = 50;

/** A read of a request's matches, and the plain search of the same request. */
interface Search {
  readonly plain: Request;
  readonly near: Request;
  readonly count: Request;
}

const cluster = await startCluster();
try {
  // Without a row cache, so that recorded statements read the whole answer, and each answer is the first of its request.
  const app = await openTestApp(cluster.url, { rowCacheMb: 0 });
  const around = await fillPlots(app.databaseUrl, plots, (done) => done % 20_000 === 0 && console.log(`${done} plots`));
  await fillLandRequests(app.databaseUrl, around, LAND_REQUESTS);
  const { largest, vacancy, requests } = await fillIndustrial(app.databaseUrl);
  await analyze(app.databaseUrl);

  const uncached: Server = {
    name: 'product',
    url: app.url,
    pid: process.pid,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.broker.token}` },
    stop: async () => undefined,
  };
  const land = (await app.broker.call(listRequests, { query: { take: REQUESTS } })).map((request): Search => {
    const filter = filterOfRequest(request);
    const body = { filterModel: filter, asked: filter, importance: request.importance };
    return searchOf({ plain: findProperties, near: findPlotsNearRequest, count: countPlotsNearRequest }, filter, body);
  });
  const industrial: Search[] = [];
  for (const id of requests) {
    const request = await app.broker.call(getIndustrialRequest, { params: { id } });
    const search = searchOfRequest(request);
    const body = { filterModel: search, asked: search, importance: request.importance };
    const calls = { plain: findVacanciesInRequest, near: findVacanciesNearRequest, count: countVacanciesNearRequest };
    industrial.push(searchOf(calls, { filterModel: search }, body, { requestId: id }));
  }
  const plot = (
    await app.db.selectFrom('land.properties').select('id').where('is_enabled', '=', true).executeTakeFirstOrThrow()
  ).id;
  const reverse = [
    ['a plot', of(listMatchesOfProperty, plot)],
    ['a vacancy', of(listMatchesOfVacancy, vacancy)],
    ['a complex of 300 vacancies', of(listMatchesOfComplex, largest)],
  ] as const;

  const ours = await startOurs(app.databaseUrl, app.broker.id);
  const first = [...(await firstOf('plots', land)), ...(await firstOf('vacancies', industrial))];
  // With the default cache, which has the requests, but no answers.
  for (const [name, request] of reverse) {
    first.push(row(`requests that ${name} fits`, await timesOf(ours, Array<Request>(9).fill(request))));
  }
  const firstTable = ['| First answer, alone | median, ms | slowest, ms |', '|---|---|---|', ...first].join('\n');
  console.log(`\n${firstTable}\n`);

  if (!process.env['BENCH_FIRST']) {
    const results = [
      await measureNear('plots that almost fit a request, page of 50', land),
      await measureNear('vacancies that almost fit a request, page of 50', industrial),
    ];
    const table = `${toTable(results)}\n\n${firstTable}`;
    console.log(`\n${table}\n`);
    if (plots === PLOTS) await writeTable('matching', table);
  }
  await ours.stop();
  await app.close();

  /** Compares the pages with a server that answers them with the statements of the plain search. */
  async function measureNear(name: string, searches: readonly Search[]): Promise<Result> {
    const statements: Record<string, Statement[]> = {};
    for (const { plain, near } of searches) {
      statements[`${near.method} ${near.path} ${near.body ?? ''}`] = await recorded(() => ask(uncached, plain));
    }
    const bare = await startReplay(app.databaseUrl, statements);
    const requests = searches.map(({ near }) => near);
    const result = await measureReads(name, requests, { ours, bare, rounds, seconds });
    await bare.stop();
    return result;
  }

  async function firstOf(name: string, searches: readonly Search[]): Promise<string[]> {
    return [
      row(
        `${name}: plain search, page of 50`,
        await timesOf(
          uncached,
          searches.map(({ plain }) => plain),
        ),
      ),
      row(
        `${name}: what almost fits, page of 50`,
        await timesOf(
          uncached,
          searches.map(({ near }) => near),
        ),
      ),
      row(
        `${name}: what almost fits, count`,
        await timesOf(
          uncached,
          searches.map(({ count }) => count),
        ),
      ),
    ];
  }

  /** Times of the second answer to each request: connections are open and statements are planned (ms). */
  async function timesOf(server: Server, all: readonly Request[]): Promise<number[]> {
    const times: number[] = [];
    for (const request of all) {
      await ask(server, request);
      const started = performance.now();
      await ask(server, request);
      times.push(performance.now() - started);
    }
    return times;
  }
} finally {
  await cluster.stop();
}

interface Path {
  readonly path: string;
}

function searchOf(
  { plain, near, count }: { readonly plain: Path; readonly near: Path; readonly count: Path },
  plainBody: object,
  body: object,
  about: object = {},
): Search {
  const post = ({ path }: Path, query: object, sent: object): Request => ({
    method: 'POST',
    path: path + queryString({ ...about, ...query }),
    body: JSON.stringify(sent),
  });
  return {
    plain: post(plain, { take: TAKE }, plainBody),
    near: post(near, { take: TAKE }, body),
    count: { ...post(count, {}, body), path: count.path },
  };
}

function of({ path }: Path, id: string): Request {
  return { method: 'GET', path: fillPath(path, { id }) };
}

function row(name: string, times: readonly number[]): string {
  return `| ${name} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`;
}
