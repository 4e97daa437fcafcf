import type { Change, EventsHello, Present } from '@gektar/contract/events/event.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

/** Messages of one stream of `/api/events`, as far as they have arrived. */
export interface ReadEvents {
  readonly status: number;
  readonly hello: () => EventsHello;
  readonly changes: () => readonly Change[];
  readonly present: () => readonly Present[];
  /** Id of the last message, to continue from. */
  readonly lastEventId: () => string | undefined;
  readonly isEnded: () => boolean;
  close(): void;
}

export interface ReadEventsAbout {
  readonly token: string;
  readonly lastEventId?: string | undefined;
  readonly since?: number;
}

/** Opens a stream and waits for its first message; closed at the end of the test. */
export async function readEvents(url: string, { token, lastEventId, since }: ReadEventsAbout): Promise<ReadEvents> {
  const gone = new AbortController();
  const answer = await fetch(`${url}/api/events${since === undefined ? '' : `?since=${since}`}`, {
    signal: gone.signal,
    headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
  });
  let hello: EventsHello | undefined;
  let present: readonly Present[] = [];
  const changes: Change[] = [];
  let id: string | undefined = lastEventId;
  let isEnded = false;
  const messages = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reading = (async () => {
    for await (const message of messages ?? []) {
      if (message.id !== undefined) id = message.id;
      if (message.event === 'hello') hello = JSON.parse(message.data);
      if (message.event === 'changes') changes.push(...JSON.parse(message.data));
      if (message.event === 'presence') present = JSON.parse(message.data);
    }
  })();
  void reading.catch(() => undefined).then(() => (isEnded = true));
  const close = () => gone.abort();
  onTestFinished(close);
  const first = () => {
    if (hello === undefined) throw new Error('no hello');
    return hello;
  };
  if (answer.ok) await eventually(first);
  return {
    status: answer.status,
    hello: first,
    changes: () => changes,
    present: () => present,
    lastEventId: () => id,
    isEnded: () => isEnded,
    close,
  };
}
