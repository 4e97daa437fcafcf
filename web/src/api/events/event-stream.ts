import type { Change, EventsHello, Present } from '@gektar/contract/events/event.ts';
import { streamEvents } from '@gektar/contract/events/event-calls.ts';
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { fetchAsEmployee } from '#api/call.ts';

/** A message of the stream, as it is passed on to other tabs. */
export type EventsMessage =
  | { readonly kind: 'hello'; readonly hello: EventsHello; readonly id: string | undefined }
  | { readonly kind: 'changes'; readonly changes: readonly Change[]; readonly id: string | undefined }
  | { readonly kind: 'presence'; readonly present: readonly Present[] }
  | { readonly kind: 'closed' };

export interface EventStreamAbout {
  /** Id of the last received event, after which the stream continues. */
  readonly lastEventId: string | undefined;
  /** How far back the stream begins when there is no `lastEventId` (s). */
  readonly sinceS: () => number;
  readonly onMessage: (message: EventsMessage) => void;
}

/** Pauses between attempts (ms): the first, and the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The server sends a comment every 20 s: after this silence the connection counts as dead (ms). */
const LONGEST_SILENCE_MS = 50_000;

/** Reads `/api/events` and continues after every break, until it is closed. @returns function that closes the stream */
export function openEventStream({ lastEventId, sinceS, onMessage }: EventStreamAbout): () => void {
  const closed = new AbortController();
  let position = lastEventId;
  let pauseMs = FIRST_PAUSE_MS;

  async function readOnce(): Promise<void> {
    const gone = new AbortController();
    const signal = AbortSignal.any([closed.signal, gone.signal]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => gone.abort(), LONGEST_SILENCE_MS);
    };
    try {
      hear();
      const query = position === undefined ? `?since=${sinceS()}` : '';
      const headers = position === undefined ? {} : { 'last-event-id': position };
      const answer = await fetchAsEmployee(`${streamEvents.path}${query}`, { signal, headers, cache: 'no-store' });
      if (!answer.ok || answer.body === null) return;
      const messages = answer.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream({ onComment: hear }))
        .getReader();
      for (;;) {
        const { done, value } = await messages.read();
        if (done) return;
        hear();
        pauseMs = FIRST_PAUSE_MS;
        position = value.id ?? position;
        const message = messageOf(value);
        if (message !== undefined) onMessage(message);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  async function readOn(): Promise<void> {
    while (!closed.signal.aborted) {
      await readOnce().catch(() => undefined);
      if (closed.signal.aborted) return;
      onMessage({ kind: 'closed' });
      // Random, so that not all browsers return to a restarted server at the same moment.
      await paused(pauseMs * (0.5 + Math.random()), closed.signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
  void readOn();
  return () => closed.abort();
}

/** Waits; the return of the connection or an abort of the signal ends the wait early. */
function paused(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}

function messageOf({ event, data, id }: EventSourceMessage): EventsMessage | undefined {
  if (event === 'hello') return { kind: 'hello', hello: JSON.parse(data), id };
  if (event === 'changes') return { kind: 'changes', changes: JSON.parse(data), id };
  if (event === 'presence') return { kind: 'presence', present: JSON.parse(data) };
  return undefined;
}
