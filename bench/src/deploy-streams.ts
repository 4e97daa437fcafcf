import { type Agent, request } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from '@gektar/contract/events/event.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Streams of `/api/events` through a proxy, each reconnecting from its last event as a browser does. */
export interface DeployStreams {
  /** Resolves when every stream has a position: changes committed before are not sent. */
  readonly opened: Promise<unknown>;
  /**
   * Waits for these changes on every stream, then closes all streams.
   * @returns counts over all streams; `unseen`: changes that some stream did not receive within ten seconds
   */
  end(ids: readonly string[]): Promise<{ reconnects: number; twice: number; unseen: number; slowestMs: number }>;
}

interface Site {
  readonly port: number;
  readonly name: string;
  readonly token: string;
}

const RETRY_MS = 500;
const LAST_WAIT_MS = 10_000;

/** @param written when each change was acknowledged (ms of `performance.now`), by id */
export function openDeployStreams(
  agent: Agent,
  site: Site,
  count: number,
  written: ReadonlyMap<string, number>,
): DeployStreams {
  const gone = new AbortController();
  const streams = Array.from({ length: count }, () => readOn(agent, site, written, gone.signal));
  return {
    opened: Promise.all(streams.map(({ greeted }) => greeted)),
    async end(ids) {
      const until = performance.now() + LAST_WAIT_MS;
      const missing = () =>
        streams.map(({ seen, isWhole }) => (isWhole() ? 0 : ids.filter((id) => !seen.has(id)).length));
      while (missing().some((one) => one > 0) && performance.now() < until) await delay(100);
      const unseen = missing().reduce((sum, one) => sum + one, 0);
      gone.abort();
      await Promise.all(streams.map(({ ended }) => ended));
      return {
        unseen,
        reconnects: streams.reduce((sum, { opened }) => sum + opened() - 1, 0),
        twice: streams.reduce((sum, { seen }) => sum + [...seen.values()].filter((times) => times > 1).length, 0),
        slowestMs: Math.round(Math.max(0, ...streams.map(({ slowestMs }) => slowestMs()))),
      };
    },
  };
}

function readOn(agent: Agent, site: Site, written: ReadonlyMap<string, number>, signal: AbortSignal) {
  const seen = new Map<string, number>();
  let opened = 0;
  let slowestMs = 0;
  let isWhole = false;
  let lastEventId: string | undefined;
  const greeted = Promise.withResolvers<void>();

  async function readOnce(): Promise<void> {
    const headers = {
      host: site.name,
      authorization: `Bearer ${site.token}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    };
    const body = await new Promise<Readable>((resolve, reject) => {
      const about = {
        host: '127.0.0.1',
        port: site.port,
        path: '/api/events',
        servername: site.name,
        agent,
        signal,
        headers,
      };
      request(about, (answer) => {
        if (answer.statusCode === 200) resolve(answer);
        else reject(new Error(`/api/events answers ${answer.statusCode}`));
      })
        .on('error', reject)
        .end();
    });
    opened += 1;
    const parser = createParser({ onEvent: onMessage });
    for await (const chunk of body.setEncoding('utf8')) parser.feed(chunk);
  }

  function onMessage({ id, event, data }: EventSourceMessage): void {
    if (id !== undefined) lastEventId = id;
    greeted.resolve();
    if (event !== 'changes') return;
    for (const change of JSON.parse(data) as Change[]) {
      if (change.kind !== 'land_contact') continue;
      if (change.id === null) isWhole = true;
      else {
        seen.set(change.id, (seen.get(change.id) ?? 0) + 1);
        const at = written.get(change.id);
        if (at !== undefined) slowestMs = Math.max(slowestMs, performance.now() - at);
      }
    }
  }

  const ended = (async () => {
    while (!signal.aborted) {
      await readOnce().catch(() => undefined);
      if (!signal.aborted) await delay(RETRY_MS);
    }
  })();
  return {
    seen,
    ended,
    greeted: greeted.promise,
    opened: () => opened,
    isWhole: () => isWhole,
    slowestMs: () => slowestMs,
  };
}
