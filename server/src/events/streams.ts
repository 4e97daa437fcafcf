import type { ServerResponse } from 'node:http';
import type { EventsHello, EventsMessages } from '@gektar/contract/events/event.ts';
import { type ChangesSince, type SentChange, toSent } from './event-queries.ts';
import { isNotBefore, isVisible, type Snapshot } from './snapshot.ts';

/** Limit of unsent bytes. A slower stream is closed; its browser opens another, which continues from the last event. */
const MOST_UNSENT_BYTES = 262_144;

/** One open response. */
interface Stream {
  readonly response: ServerResponse;
  readonly employeeId: string;
  readonly isAllowed: () => Promise<boolean>;
  /** All changes visible in this snapshot were sent; undefined until the first read. */
  seen: Snapshot | undefined;
  /** Changes that arrived before the first read ended. */
  readonly early: ChangesSince[];
}

/** Open streams of a process. Each receives every change once, whatever its position. */
export class Streams {
  /** Part of the ids of events; undefined until the first read. */
  databaseId: string | undefined;
  readonly #open = new Set<Stream>();

  get size(): number {
    return this.#open.size;
  }

  add(about: Pick<Stream, 'response' | 'employeeId' | 'isAllowed'>): Stream {
    const stream: Stream = { ...about, seen: undefined, early: [] };
    this.#open.add(stream);
    stream.response.once('close', () => this.#open.delete(stream));
    return stream;
  }

  /** Sends the first message, the changes since the beginning of a stream, and those that arrived before it. */
  begin(stream: Stream, hello: EventsHello, { snapshot, changes }: ChangesSince): void {
    send(stream, `retry: 1000\n${messageText('hello', hello, this.#idOf(snapshot))}`);
    stream.seen = snapshot;
    const text = this.#changesText(changes, stream.employeeId, snapshot);
    if (text !== undefined) send(stream, text);
    for (const early of stream.early.splice(0)) this.#sendChanges(stream, early);
  }

  sendAll(text: string | Buffer): void {
    for (const stream of this.#open) send(stream, text);
  }

  /** Sends changes to all streams. */
  spread(found: ChangesSince): void {
    const isForAll = found.changes.every(({ forEmployee }) => forEmployee === null);
    const text = isForAll ? this.#changesText(found.changes, '', found.snapshot) : undefined;
    // Encoded once for all streams.
    const shared = text === undefined ? undefined : Buffer.from(text);
    for (const stream of this.#open) {
      if (stream.seen === undefined) stream.early.push(found);
      else this.#sendChanges(stream, found, shared);
    }
  }

  /** Checks streams one after another, since each check may query the database. */
  async checkSessions(employeeId?: string): Promise<void> {
    for (const stream of this.#open) {
      if (employeeId !== undefined && stream.employeeId !== employeeId) continue;
      if (!(await stream.isAllowed().catch(() => true))) stream.response.end();
    }
  }

  end(): void {
    for (const { response } of this.#open) response.end();
  }

  #sendChanges(stream: Stream, { snapshot, changes }: ChangesSince, shared?: Buffer): void {
    const { seen, employeeId } = stream;
    if (seen !== undefined && !isNotBefore(snapshot, seen)) return;
    const isOld = seen !== undefined && changes.some(({ transaction }) => isVisible(seen, transaction));
    stream.seen = snapshot;
    if (shared !== undefined && !isOld) {
      send(stream, shared);
      return;
    }
    const fresh = changes.filter(({ transaction }) => seen === undefined || !isVisible(seen, transaction));
    const text = this.#changesText(fresh, employeeId, snapshot);
    if (text !== undefined) send(stream, text);
  }

  /** The message with changes that an employee receives; undefined when there are none. */
  #changesText(changes: readonly SentChange[], employeeId: string, snapshot: Snapshot): string | undefined {
    const own = toSent(changes.filter(({ forEmployee }) => forEmployee === null || forEmployee === employeeId));
    if (own.length === 0) return undefined;
    const sent = own.map(({ transaction: _, forEmployee: __, ...change }) => change);
    return messageText('changes', sent, this.#idOf(snapshot));
  }

  #idOf(snapshot: Snapshot): string {
    return `${this.databaseId}@${snapshot.text}`;
  }
}

function send({ response }: Stream, text: string | Buffer): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > MOST_UNSENT_BYTES) response.destroy();
}

export function messageText<Name extends keyof EventsMessages>(
  name: Name,
  data: EventsMessages[Name],
  id?: string,
): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
