import * as z from 'zod';
import { domains } from '#domain.ts';
import { auditedEntities, operationKinds } from '#history.ts';
import { Reminder } from '#reminders/reminder.ts';
import { TodayFit, TodayLink, TodayMark, TodayMention } from './today.ts';

/** Kinds of notifications, each of which an employee can turn off. */
export const notificationKinds = ['mention', 'mark', 'fit', 'reminder', 'link', 'operation'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How long client marks that an employee has accepted, read mentions and finished operations remain listed (days). */
export const LISTED_DAYS = 14;
/** A reminder is listed this long before it is due (min); a reminder of a whole day from its midnight. */
export const REMINDED_AHEAD_MINUTES = 15;
/** Number of objects that a notification of new fits names. */
export const NAMED_FITS = 3;
/** Maximum number of notifications that one call marks as read. */
export const MOST_READ = 100;

/** New fits of one request, or of a batch that is one line of 'Сегодня'. */
export const NewFits = z.object({
  /** Id of the request or the batch. */
  id: z.uuid(),
  domain: z.enum(domains),
  /** Null: several. */
  request: TodayFit.shape.request,
  /** The best objects. */
  objects: z.array(TodayFit.shape.object.unwrap()),
  objectCount: z.int(),
  requestCount: z.int(),
  isFull: TodayFit.shape.isFull,
  /** Null: all new fits of the request. */
  batchId: z.uuid().nullable(),
});
export type NewFits = z.infer<typeof NewFits>;

/** An operation that continued in the background after its answer, with counts of its outcomes. */
export const EndedOperation = z.object({
  id: z.uuid(),
  domain: z.enum(domains),
  entity: z.enum([...auditedEntities.land, ...auditedEntities.industrial]),
  kind: z.enum(operationKinds),
  /** Wire names of the changed fields. */
  fields: z.array(z.string()),
  totalCount: z.int(),
  doneCount: z.int(),
  refusedCount: z.int(),
  isStopped: z.boolean(),
  /** For an undo: the kind of the undone operation, and its request. */
  undoneKind: z.enum(operationKinds).nullable(),
  request: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type EndedOperation = z.infer<typeof EndedOperation>;

/** A notification, computed from stored data. Of the fields `mention` to `operation`, only that of its kind is set. */
export const Notification = z.object({
  kind: z.enum(notificationKinds),
  /** Id of the comment, selection item, request or batch with new fits, reminder, link or operation. */
  id: z.uuid(),
  /** Time by which notifications are sorted: for new fits the latest one, for a link three days before it ends. */
  dateTime: z.string(),
  isRead: z.boolean(),
  /** Needs no action any more: an accepted mark, a read mention. */
  isDone: z.boolean(),
  mention: TodayMention.nullable(),
  mark: TodayMark.nullable(),
  fit: NewFits.nullable(),
  reminder: Reminder.nullable(),
  link: TodayLink.nullable(),
  operation: EndedOperation.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationKey = z.object({ kind: z.enum(notificationKinds), id: z.uuid() });
export type NotificationKey = z.infer<typeof NotificationKey>;

/**
 * A time to the microsecond (UTC): 'read all' must not include a notification that arrives after the list was loaded.
 */
export const Moment = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .refine((moment) => {
    const date = new Date(moment);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === moment.slice(0, 19);
  });

export const NotificationPage = z.object({
  /** Unread ones first; within both groups, latest first. */
  notifications: z.array(Notification),
  /** Number of all notifications that the filter finds. */
  count: z.int(),
  unreadCount: z.int(),
  /** Moment of this answer; 'read all' sends it as `readUpTo`. */
  asOf: Moment,
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const NotificationSettings = z.object({
  /** Kinds that the employee has turned off: neither counted nor listed. */
  off: z.array(z.enum(notificationKinds)).max(notificationKinds.length),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
