import { PRESENCE_LASTS_S, PresenceSign, type Present } from '@gektar/contract/events/event.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '#database/db.ts';
import { EVENTS_CHANNEL } from './event-feed.ts';

const SECOND_MS = 1_000;
/** Interval between searches for expired signs (ms). */
const LOOK_EVERY_MS = 1_000;

/** Presence: who has which objects open, in memory only. */
export interface Presence {
  /** @returns everybody who has something open, with this sign already applied */
  show(employeeId: string, sign: PresenceSign): Promise<readonly Present[]>;
  present(): readonly Present[];
  /** Applies a sign from a notification of another process; ignores any other payload. */
  receive(payload: string): void;
  close(): void;
}

const Notice = z.object({ employeeId: z.uuid(), ...PresenceSign.shape });

/**
 * Keeps the signs of tabs in memory, and sends each sign to the other processes as a notification.
 * @param onChange receives everybody who has something open, whenever somebody opens or leaves an object, or begins or
 * ends editing
 */
export function createPresence(
  db: Db,
  { now = Date.now, onChange }: { now?: () => number; onChange: (present: readonly Present[]) => void },
): Presence {
  const tabs = new Map<string, { readonly present: Present; readonly endsAtMs: number }>();
  const present = () => [...tabs.values()].map((tab) => tab.present);
  function note(employeeId: string, { tabId, at, isEditing }: PresenceSign): void {
    // The key includes the employee: a sign can only change the tabs of its sender.
    const key = `${employeeId}/${tabId}`;
    const before = tabs.get(key)?.present;
    if (at === null) tabs.delete(key);
    else {
      const endsAtMs = now() + PRESENCE_LASTS_S * SECOND_MS;
      tabs.set(key, { present: { ...at, tabId, employeeId, isEditing }, endsAtMs });
    }
    const isSame =
      before?.id === at?.id &&
      before?.within === at?.within &&
      before?.kind === at?.kind &&
      before?.isEditing === (at && isEditing);
    if (!isSame && (before !== undefined || at !== null)) onChange(present());
  }

  const timer = setInterval(() => {
    const ended = [...tabs].filter(([, { endsAtMs }]) => endsAtMs <= now());
    for (const [key] of ended) tabs.delete(key);
    if (ended.length > 0) onChange(present());
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    present,
    async show(employeeId, sign) {
      note(employeeId, sign);
      await sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify({ employeeId, ...sign })})`.execute(db);
      return present();
    },
    receive(payload) {
      const { data } = Notice.safeParse(parsed(payload));
      if (data !== undefined) note(data.employeeId, data);
    },
    close: () => clearInterval(timer),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
