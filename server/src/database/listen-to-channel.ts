import pg from 'pg';

/** A subscription to the notifications of a channel, until it is closed. */
export interface Channel {
  /** Whether notifications arrive now; false until first connected and while the connection is down. */
  isOpen(): boolean;
  close(): Promise<void>;
}

export interface ChannelAbout {
  /** Called with the payload of each notification. */
  readonly onNotice: (payload: string) => void;
  /** Called when notifications may have been missed: after every (re)connection, and after every successful check. */
  readonly onUnsure: () => void;
  /** Interval of checks (ms). A silently dead connection counts as open for at most this interval plus the deadline. */
  readonly checkEveryMs?: number;
}

const CHECK_EVERY_MS = 2_000;
/** Deadline of connecting and of a check (ms). */
const DEADLINE_MS = 2_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Listens to a channel of the database on a separate connection, which is reopened whenever it is lost. */
export function listenToChannel(url: string, channel: string, about: ChannelAbout): Channel {
  const { onNotice, onUnsure, checkEveryMs = CHECK_EVERY_MS } = about;
  let client: pg.Client | undefined;
  let isOpen = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;

  function lose(lost: pg.Client): void {
    if (lost !== client) return;
    client = undefined;
    isOpen = false;
    clearTimeout(timer);
    // Not awaited: a dead connection does not answer.
    lost.end().catch(() => undefined);
    if (isClosed) return;
    timer = setTimeout(connect, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  function connect(): void {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'gektar listener',
      connectionTimeoutMillis: DEADLINE_MS,
      query_timeout: DEADLINE_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload = '' }) => onNotice(payload));
    fresh
      .connect()
      .then(() => fresh.query(`listen ${fresh.escapeIdentifier(channel)}`))
      .then(
        () => {
          if (fresh !== client) return;
          pauseMs = FIRST_PAUSE_MS;
          onUnsure();
          isOpen = true;
          checkLater(fresh);
        },
        () => lose(fresh),
      );
  }

  function checkLater(checked: pg.Client): void {
    timer = setTimeout(() => {
      checked.query('select 1').then(
        () => {
          if (checked !== client) return;
          onUnsure();
          checkLater(checked);
        },
        () => lose(checked),
      );
    }, checkEveryMs);
  }

  connect();
  return {
    isOpen: () => isOpen,
    async close() {
      isClosed = true;
      isOpen = false;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
