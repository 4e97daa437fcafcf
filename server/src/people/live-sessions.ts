import type { Db } from '#database/db.ts';
import { listenToChannel } from '#database/listen-to-channel.ts';
import { prepared } from '#database/prepared.ts';

/** Channel of employees whose sessions changed; notified by a trigger of `shared.employees`. */
const CHANNEL = 'gektar_sessions';

/** Knows which version of each employee's sessions is valid. */
export interface LiveSessions {
  /** Whether tokens of this version are valid for the employee; a cached answer comes without a promise. */
  isLive(employeeId: string, version: number): boolean | Promise<boolean>;
  /** Drops the cached version after a change by this process, without waiting for the notification. */
  forget(employeeId: string): void;
  /** Starts listening; before that, and while notifications do not arrive, every check queries the database. */
  listen(databaseUrl: string): void;
  close(): Promise<void>;
}

const findVersion = prepared<{ version: number }>(
  'session_version',
  `select session_version as version from shared.employees
   where id = $1 and blocked_at is null and removed_at is null`,
);

/**
 * Caches versions in memory, only while notifications arrive. A token that the cache does not confirm is checked in the
 * database before it is refused (0030).
 * @param onChange called when the sessions of an employee may have ended
 */
export function createLiveSessions(
  db: Db,
  { onChange }: { onChange?: (employeeId: string) => void } = {},
): LiveSessions {
  const versions = new Map<string, number>();
  /** Counts notifications: a version read before the last one may be out of date. */
  let heard = 0;
  let channel: ReturnType<typeof listenToChannel> | undefined;

  async function read(employeeId: string, version: number): Promise<boolean> {
    const heardBefore = heard;
    const [row] = await findVersion(db, [employeeId]);
    if (row !== undefined && heard === heardBefore && channel?.isOpen()) versions.set(employeeId, row.version);
    return row?.version === version;
  }
  function forget(employeeId: string): void {
    heard++;
    versions.delete(employeeId);
    onChange?.(employeeId);
  }

  return {
    isLive(employeeId, version) {
      if (channel?.isOpen() && versions.get(employeeId) === version) return true;
      return read(employeeId, version);
    },
    forget,
    listen(databaseUrl) {
      channel ??= listenToChannel(databaseUrl, CHANNEL, {
        onNotice: forget,
        onUnsure: () => {
          heard++;
          versions.clear();
        },
      });
    },
    close: async () => channel?.close(),
  };
}
