import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { EventsHello, EventsMessages, Present } from '@gektar/contract/events/event.ts';
import type { Db } from '#database/db.ts';
import { type Channel, listenToChannel } from '#database/listen-to-channel.ts';
import {
  type ChangesSince,
  findChanges,
  findLatestChanges,
  findPosition,
  type SentChange,
  toSent,
} from './event-queries.ts';
import { isNotBefore, isVisible, readSnapshot, type Snapshot } from './snapshot.ts';

/**
 * Channel of notifications: without a payload for new rows of the outbox, sent by triggers (migration 0059); with a
 * payload for signs of presence.
 */
export const EVENTS_CHANNEL = 'gektar_events';
/** Time during which notifications are collected for one read (ms). */
const WINDOW_MS = 16;
/** Pause after a failed read (ms). */
const AGAIN_MS = 1_000;
/** Interval of empty comments that tell proxies and browsers that the stream is alive (ms). */
const HEARTBEAT_MS = 20_000;
/** Limit of unsent bytes. A slower stream is closed; its browser opens another, which continues from the last event. */
const MOST_UNSENT_BYTES = 262_144;
/** Allowance for the time between the note of a change and the commit of its transaction (s). */
const COMMIT_S = 15;

/** Where a stream begins: after the last event of an earlier stream, or some seconds ago; by default now. */
export interface StreamBeginning {
  readonly lastEventId: string | undefined;
  readonly sinceS: number | undefined;
}

export interface EventFeed {
  /**
   * Sends the changes of the database to a response until it is closed.
   * @param isAllowed checked when sessions change; false closes the stream
   */
  open(
    response: ServerResponse,
    about: {
      readonly employeeId: string;
      readonly beginning: StreamBeginning;
      readonly isAllowed: () => Promise<boolean>;
    },
  ): Promise<void>;
  /** Sends to all streams who has what open. */
  showPresent(present: readonly Present[]): void;
  /** Closes streams whose session has ended: those of one employee, or of all. */
  checkSessions(employeeId?: string): Promise<void>;
  /** Starts listening to notifications. Without them, the outbox is read only when a stream opens. */
  listen(databaseUrl: string): void;
  /** Number of open streams. */
  readonly size: number;
  /**
   * Ends all streams. A stream opened later ends after its first message, so that its browser turns to another process.
   */
  endStreams(): void;
  close(): Promise<void>;
}

export interface EventFeedParts {
  readonly db: Db;
  /** Who has what open now. */
  readonly present: () => readonly Present[];
  /** Receives notifications with a payload, which are not about the outbox. */
  readonly onOther: (payload: string) => void;
  readonly report: (error: unknown) => void;
}

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

/**
 * Reads the outbox once for all streams of a process (0062). The position of a stream is a snapshot of the database, so
 * that any process can continue it: it sends exactly the changes that the snapshot does not show.
 */
export function createEventFeed({ db, present, onOther, report }: EventFeedParts): EventFeed {
  const streams = new Map<string, Stream>();
  let channel: Channel | undefined;
  let databaseId: string | undefined;
  /** Snapshot of the last read; undefined while there are no streams. */
  let position: Snapshot | undefined;
  let isReading = false;
  let isAsked = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function send(stream: Stream, text: string | Buffer): void {
    const { response } = stream;
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MOST_UNSENT_BYTES) response.destroy();
  }

  function sendChanges(stream: Stream, { snapshot, changes }: ChangesSince, shared?: Buffer): void {
    const { seen, employeeId } = stream;
    if (seen !== undefined && !isNotBefore(snapshot, seen)) return;
    const isOld = seen !== undefined && changes.some(({ transaction }) => isVisible(seen, transaction));
    stream.seen = snapshot;
    if (shared !== undefined && !isOld) {
      send(stream, shared);
      return;
    }
    const fresh = changes.filter(({ transaction }) => seen === undefined || !isVisible(seen, transaction));
    const text = changesText(fresh, employeeId, snapshot, databaseId);
    if (text !== undefined) send(stream, text);
  }

  /** Reads the changes since the last position and sends them to all streams. */
  async function readOn(): Promise<void> {
    if (isReading) {
      isAsked = true;
      return;
    }
    isReading = true;
    try {
      do {
        isAsked = false;
        if (position === undefined || streams.size === 0) {
          position = undefined;
          return;
        }
        const found = await findChanges(db, position);
        position = found.snapshot;
        if (found.changes.length > 0) spread(found);
      } while (isAsked);
    } catch (error) {
      report(error);
      readLater(AGAIN_MS);
    } finally {
      isReading = false;
    }
  }

  function spread(found: ChangesSince): void {
    const isForAll = found.changes.every(({ forEmployee }) => forEmployee === null);
    const text = isForAll ? changesText(found.changes, '', found.snapshot, databaseId) : undefined;
    // Encoded once for all streams.
    const shared = text === undefined ? undefined : Buffer.from(text);
    for (const stream of streams.values()) {
      if (stream.seen === undefined) stream.early.push(found);
      else sendChanges(stream, found, shared);
    }
  }

  function readLater(ms: number): void {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void readOn();
    }, ms);
  }

  /** @returns changes since the beginning; `isBehind` when some of them may be missing */
  async function begin({ lastEventId, sinceS }: StreamBeginning): Promise<ChangesSince & { isBehind: boolean }> {
    const { databaseId: id, deletedUntil } = await findPosition(db);
    databaseId = id;
    const [itsDatabase, itsSnapshot = ''] = lastEventId?.split('@') ?? [];
    const last = itsDatabase === id ? readSnapshot(itsSnapshot) : undefined;
    if (last !== undefined && deletedUntil < last.xmin) {
      const found = await findChanges(db, last);
      // False when the database is older than the position, as after a restore of its files.
      if (isNotBefore(found.snapshot, last)) return { ...found, isBehind: false };
    }
    const found = await findLatestChanges(db, sinceS === undefined ? 0 : sinceS + COMMIT_S);
    return { ...found, isBehind: lastEventId !== undefined };
  }

  /** Checks streams one after another, since each check may query the database. */
  async function checkSessions(employeeId?: string): Promise<void> {
    for (const stream of streams.values()) {
      if (employeeId !== undefined && stream.employeeId !== employeeId) continue;
      if (!(await stream.isAllowed().catch(() => true))) stream.response.end();
    }
  }

  function endStreams(): void {
    isClosed = true;
    for (const { response } of streams.values()) response.end();
  }

  const heartbeat = setInterval(() => {
    for (const stream of streams.values()) send(stream, ':\n\n');
    // In case a notification about ended sessions was missed.
    void checkSessions();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    get size() {
      return streams.size;
    },
    async open(response, { employeeId, beginning, isAllowed }) {
      const stream: Stream = { response, employeeId, isAllowed, seen: undefined, early: [] };
      const key = randomUUID();
      streams.set(key, stream);
      response.once('close', () => streams.delete(key));
      try {
        const { isBehind, ...found } = await begin(beginning);
        const hello: EventsHello = { isBehind, present: present() };
        send(stream, `retry: 1000\n${messageText('hello', hello, idOf(found.snapshot, databaseId))}`);
        stream.seen = found.snapshot;
        const text = changesText(found.changes, employeeId, found.snapshot, databaseId);
        if (text !== undefined) send(stream, text);
        position ??= found.snapshot;
        for (const early of stream.early.splice(0)) sendChanges(stream, early);
        // Changes committed since this read may have been notified while the process had no position.
        void readOn();
      } catch (error) {
        report(error);
        response.destroy();
      }
      if (isClosed) response.end();
    },
    showPresent(all) {
      const text = Buffer.from(messageText('presence', all));
      for (const stream of streams.values()) send(stream, text);
    },
    checkSessions,
    listen(databaseUrl) {
      channel ??= listenToChannel(databaseUrl, EVENTS_CHANNEL, {
        onNotice: (payload) => (payload === '' ? readLater(WINDOW_MS) : onOther(payload)),
        onUnsure: () => readLater(0),
      });
    },
    endStreams,
    async close() {
      endStreams();
      clearInterval(heartbeat);
      clearTimeout(timer);
      await channel?.close();
    },
  };
}

const idOf = (snapshot: Snapshot, databaseId: string | undefined) => `${databaseId}@${snapshot.text}`;

/** The message with changes that an employee receives; undefined when there are none. */
function changesText(
  changes: readonly SentChange[],
  employeeId: string,
  snapshot: Snapshot,
  databaseId: string | undefined,
): string | undefined {
  const own = toSent(changes.filter(({ forEmployee }) => forEmployee === null || forEmployee === employeeId));
  if (own.length === 0) return undefined;
  const sent = own.map(({ transaction: _, forEmployee: __, ...change }) => change);
  return messageText('changes', sent, idOf(snapshot, databaseId));
}

function messageText<Name extends keyof EventsMessages>(name: Name, data: EventsMessages[Name], id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
