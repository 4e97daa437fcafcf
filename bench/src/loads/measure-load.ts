import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Load } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { industrialLoads, landLoads, type StartedLoad } from '@gektar/contract/loads/load-endpoints.ts';
import { getSettings } from '@gektar/contract/shell.ts';
import { cpuTime } from '#cpu-time.ts';
import { ask } from '#same-answers.ts';
import type { Server } from '#servers.ts';
import { type Watched, watchServer } from '#watch-server.ts';

/** Interval between requests while a file is read (ms); the page asks less often. */
const READING_MS = 50;
/** Interval between requests of the page while objects are written (ms). */
const ACCEPTING_MS = 700;
/** Rows and objects of the first pages of the steps. */
const ROWS = 500;
const OBJECTS = 300;

/** Seconds of the steps of a load, and what was seen of the server meanwhile. */
export interface LoadTimes extends Watched {
  /** From the upload until the columns and the first rows are answered. */
  readonly columns: number;
  /** From the upload until the first objects are answered, and the tree of warehouses. */
  readonly objects: number;
  /** The longest answer to a question about all objects. */
  readonly answer: number;
  /** From the press of 'Принять' until every object has its outcome. */
  readonly accept: number;
  /** Processor time of the server's process including its threads. Linux only. */
  readonly cpuSeconds: number | undefined;
}

export interface MeasuredLoad {
  readonly domain: Load['domain'];
  readonly content: Uint8Array;
  /** Expected counts of the outcome. */
  readonly outcome: { readonly created: number; readonly updated: number };
}

/** Loads a sheet by the calls of its pages. @throws when an object is not written as expected */
export async function measureLoad(server: Server, load: MeasuredLoad): Promise<LoadTimes> {
  // An overloaded server refuses it with 503, which is an answer as well.
  const small = () => fetch(server.url + getSettings.path, { headers: { ...server.headers } });
  const { outcome, ...watched } = await watchServer(server.pid, small, async () => {
    const before = await cpuTime(server.pid);
    const steps = await runLoad(server, load);
    const after = await cpuTime(server.pid);
    return { ...steps, cpuSeconds: before === undefined || after === undefined ? undefined : (after - before) / 1_000 };
  });
  return { ...outcome, ...watched };
}

async function runLoad(
  server: Server,
  { domain, content, outcome: expected }: MeasuredLoad,
): Promise<Omit<LoadTimes, keyof Watched | 'cpuSeconds'>> {
  const calls = domain === 'land' ? landLoads : industrialLoads;
  const path = calls.start.path;
  const get = async <Answer>(rest: string) =>
    JSON.parse(await ask(server, { method: 'GET', path: path + rest })) as Answer;
  const post = async (rest: string, body: object) =>
    JSON.parse(await ask(server, { method: 'POST', path: path + rest, body: JSON.stringify(body) })) as Load;

  const sent = stopwatch();
  const id = await upload(server, path, content);
  const getUntil = async (isReached: (load: Load) => boolean) => {
    let load = await get<Load>(`/${id}`);
    while (!isReached(load)) {
      await delay(READING_MS);
      load = await get<Load>(`/${id}`);
    }
    return load;
  };
  const opened = await getUntil(({ state, tables }) => state !== 'reading' || tables.length > 0);
  await get(`/${id}/rows?take=${ROWS}&sheet=${encodeURIComponent(opened.sheets[0]?.name ?? '')}`);
  const columns = sent();
  let read = await getUntil(({ state }) => state !== 'reading');
  await get(`/${id}/objects?take=${OBJECTS}`);
  if (domain === 'industrial') await get(`/${id}/tree`);
  const objects = sent();

  let answer = 0;
  for (let [question] = read.questions; question !== undefined; [question] = read.questions) {
    const given = stopwatch();
    const [option] = question.options;
    const choice = option === undefined ? { agree: true as const } : { option: option.id };
    const body: { rowVersion: number; answer: GivenAnswer } = {
      rowVersion: read.rowVersion,
      answer: { kind: 'group', group: question.group, choice },
    };
    read = await post(`/${id}/answers`, body);
    answer = Math.max(answer, given());
  }

  const pressed = stopwatch();
  const parts = { ready: true, drafts: true, updates: true };
  let done = await post(`/${id}/accept`, { rowVersion: read.rowVersion, operationId: randomUUID(), parts });
  while (done.state === 'accepting') {
    await delay(ACCEPTING_MS);
    done = await get<Load>(`/${id}`);
  }
  const accept = pressed();
  const { created, updated } = done.outcome ?? {};
  if (created !== expected.created || updated !== expected.updated)
    throw new Error(`${domain}: ${JSON.stringify(done.outcome)}`);
  return { columns, objects, answer, accept };
}

async function upload({ url, headers }: Server, path: string, content: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], 'Реестр.xlsx'));
  const { authorization = '' } = headers;
  const response = await fetch(url + path, { method: 'POST', headers: { authorization }, body: form });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`);
  const { load } = JSON.parse(text) as StartedLoad;
  if (load === null) throw new Error('the file was loaded before');
  return load.id;
}

/** @returns function that answers the seconds since */
function stopwatch(): () => number {
  const startedMs = performance.now();
  return () => (performance.now() - startedMs) / 1_000;
}
