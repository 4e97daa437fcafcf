import type { Domain } from '@gektar/contract/domain.ts';
import type { Reminder } from '@gektar/contract/reminders/reminder.ts';
import {
  type EndedOperation,
  type Notification,
  type NotificationKind,
  notificationKinds,
} from '@gektar/contract/today/notification.ts';
import * as endpoints from '@gektar/contract/today/notification-endpoints.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import * as store from './notification-queries.ts';
import type { TodayDomain } from './today-routes.ts';

/** A source of notifications, with the query for their lines. */
interface NoticedLines<Line> {
  readonly notices: store.NoticesOf;
  readonly find: (db: Db, employeeId: string, ids: readonly string[]) => Promise<readonly Line[]>;
}

export interface NotificationParts {
  readonly domains: readonly TodayDomain[];
  readonly reminders: NoticedLines<Reminder> & {
    /** When the next reminder appears in the bell (Moscow time). */
    readonly findNext: (db: Db, employeeId: string) => Promise<string | null>;
  };
  readonly operations: NoticedLines<EndedOperation>;
}

/**
 * Endpoints of the bell: lines of 'Сегодня' as notifications, which an employee can mark as read or turn off by kind.
 */
export function notificationRoutes(route: Route, parts: NotificationParts): void {
  const sourcesOf = async (db: Db, employeeId: string): Promise<store.NoticeSources> => {
    const off = await store.findOffKinds(db, employeeId);
    const sources = notificationKinds.filter((kind) => !off.includes(kind)).flatMap((kind) => noticesOf(parts, kind));
    return { employeeId, sources };
  };

  route(endpoints.listNotifications, async ({ db, query, employeeId }) => {
    // Read before the list: a notification that arrives in between must not count as read.
    const asOf = await store.findMoment(db);
    const { notices, count, unreadCount } = await store.findNotices(db, await sourcesOf(db, employeeId), query);
    return { notifications: await withLines(db, notices, { parts, employeeId }), count, unreadCount, asOf };
  });
  route(endpoints.countNotifications, async ({ db, employeeId }) => {
    const [unreadCount, nextDateTime] = await Promise.all([
      sourcesOf(db, employeeId).then((sources) => store.countUnread(db, sources)),
      parts.reminders.findNext(db, employeeId),
    ]);
    return { unreadCount, nextDateTime };
  });
  route(endpoints.readNotifications, async ({ db, body: { notifications, isRead }, employeeId }) => {
    await (isRead ? store.insertReads : store.removeReads)(db, employeeId, notifications);
    return { isRead };
  });
  route(endpoints.readAllNotifications, ({ db, body: { readUpTo }, employeeId }) =>
    inTransaction(db, async (tx) => ({ before: await store.updateReadUpTo(tx, employeeId, readUpTo) })),
  );
  route(endpoints.getNotificationSettings, async ({ db, employeeId }) => ({
    off: await store.findOffKinds(db, employeeId),
  }));
  route(endpoints.setNotificationSettings, async ({ db, body, employeeId }) => {
    const off = notificationKinds.filter((kind) => body.off.includes(kind));
    await store.updateOffKinds(db, employeeId, off);
    return { off };
  });
}

function noticesOf({ domains, reminders, operations }: NotificationParts, kind: NotificationKind): store.NoticesOf[] {
  if (kind === 'reminder') return [reminders.notices];
  if (kind === 'operation') return [operations.notices];
  return domains.map(({ notices }) => notices[kind]);
}

type Lines = Pick<Notification, NotificationKind>;
const noLines: Lines = { mention: null, mark: null, fit: null, reminder: null, link: null, operation: null };

/** Adds the lines of notifications; one whose object is gone meanwhile is left out. */
async function withLines(
  db: Db,
  notices: readonly store.Notice[],
  { parts, employeeId }: { parts: NotificationParts; employeeId: string },
): Promise<Notification[]> {
  const found = new Map<string, Lines>();
  /** @param domain only notifications of this domain; null for kinds without a domain */
  async function collect<Kind extends NotificationKind>(
    kind: Kind,
    domain: Domain | null,
    find: (ids: readonly string[]) => Promise<readonly NonNullable<Lines[Kind]>[]>,
  ) {
    const ids = notices.filter((one) => one.kind === kind && (domain === null || one.domain === domain));
    if (ids.length === 0) return;
    for (const line of await find(ids.map(({ id }) => id))) {
      found.set(`${kind} ${line.id}`, { ...noLines, [kind]: line });
    }
  }
  await Promise.all([
    collect('reminder', null, (ids) => parts.reminders.find(db, employeeId, ids)),
    collect('operation', null, (ids) => parts.operations.find(db, employeeId, ids)),
    ...parts.domains.flatMap(({ domain, noticed: { mentions, marks, links, fits } }) => [
      collect('mention', domain, (ids) => mentions(db, employeeId, ids)),
      collect('mark', domain, (ids) => marks(db, employeeId, ids)),
      collect('link', domain, (ids) => links(db, employeeId, ids)),
      collect('fit', domain, (ids) => fits(db, employeeId, ids)),
    ]),
  ]);
  return notices.flatMap(({ domain: _, ...notice }) => {
    const lines = found.get(`${notice.kind} ${notice.id}`);
    return lines === undefined ? [] : [{ ...notice, ...lines }];
  });
}
