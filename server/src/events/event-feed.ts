import type { ServerResponse } from 'node:http';
import type { Present } from '@gektar/contract/events/event.ts';
import type { Db } from '#database/db.ts';
import { type Channel, listenToChannel } from '#database/listen-to-channel.ts';
import { type ChangesSince, findChanges, findLatestChanges, findPosition } from './event-queries.ts';
import { isNotBefore, readSnapshot, type Snapshot } from './snapshot.ts';
import { messageText, Streams } from './streams.ts';

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
  /** Sends to all streams which objects are open, and who has them open. */
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
  /** The objects that are open now, and who has them open. */
  readonly present: () => readonly Present[];
  /** Receives notifications with a payload, which are not about the outbox. */
  readonly onOther: (payload: string) => void;
  readonly report: (error: unknown) => void;
}

/**
 * Reads the outbox once for all streams of a process (0062). The position of a stream is a snapshot of the database, so
 * that any process can continue it: it sends exactly the changes that the snapshot does not show.
 */
export function createEventFeed({ db, present, onOther, report }: EventFeedParts): EventFeed {
  const streams = new Streams();
  let channel: Channel | undefined;
  /** Snapshot of the last read; undefined while there are no streams. */
  let position: Snapshot | undefined;
  let isReading = false;
  let isAsked = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

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
        if (found.changes.length > 0) streams.spread(found);
      } while (isAsked);
    } catch (error) {
      report(error);
      readLater(AGAIN_MS);
    } finally {
      isReading = false;
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
    streams.databaseId = id;
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

  function endStreams(): void {
    isClosed = true;
    streams.end();
  }

  const heartbeat = setInterval(() => {
    streams.sendAll(':\n\n');
    // In case a notification about ended sessions was missed.
    void streams.checkSessions();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    get size() {
      return streams.size;
    },
    async open(response, { employeeId, beginning, isAllowed }) {
      const stream = streams.add({ response, employeeId, isAllowed });
      try {
        const { isBehind, ...found } = await begin(beginning);
        streams.begin(stream, { isBehind, present: present() }, found);
        position ??= found.snapshot;
        // Changes committed since this read may have been notified while the process had no position.
        void readOn();
      } catch (error) {
        report(error);
        response.destroy();
      }
      if (isClosed) response.end();
    },
    showPresent: (all) => streams.sendAll(Buffer.from(messageText('presence', all))),
    checkSessions: (employeeId) => streams.checkSessions(employeeId),
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
