import * as z from 'zod';
import { domains } from '#domain.ts';
import { auditedEntities, operationKinds } from '#history.ts';
import { Reminder } from '#reminders/reminder.ts';
import { TodayFit, TodayLink, TodayMark, TodayMention } from './today.ts';

/** Kinds of notifications, each of which an employee can turn off. */
export const notificationKinds = ['mention', 'mark', 'fit', 'reminder', 'link', 'operation'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Days in which accepted marks, read mentions and finished operations are still listed. */
export const LISTED_DAYS = 14;
/** Time before a reminder is due at which it is listed (min). A reminder of a whole day is listed from its midnight. */
export const REMINDED_AHEAD_MINUTES = 15;
/** Objects that a notification of new fits names. */
export const NAMED_FITS = 3;
/** Notifications that one call reads. */
export const MOST_READ = 100;

/** New objects for one request. */
export const RequestFits = z.object({
  domain: z.enum(domains),
  request: TodayFit.shape.request,
  /** The latest objects. */
  objects: z.array(TodayFit.shape.object),
  /** Number of all objects. */
  count: z.int(),
});
export type RequestFits = z.infer<typeof RequestFits>;

/** An operation that continued after its answer, and its outcomes by number. */
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

/** What an employee is notified of, computed from what is stored. Of the lines, that of its kind is given. */
export const Notification = z.object({
  kind: z.enum(notificationKinds),
  /** Id of the comment, the selected item, the request of new fits, the reminder, the link or the operation. */
  id: z.uuid(),
  /** When it was noticed, or noticed again: the latest fit of a request, three days before the end of a link. */
  dateTime: z.string(),
  isRead: z.boolean(),
  /** Dealt with: an accepted mark, a read mention. */
  isDone: z.boolean(),
  mention: TodayMention.nullable(),
  mark: TodayMark.nullable(),
  fit: RequestFits.nullable(),
  reminder: Reminder.nullable(),
  link: TodayLink.nullable(),
  operation: EndedOperation.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationKey = z.object({ kind: z.enum(notificationKinds), id: z.uuid() });
export type NotificationKey = z.infer<typeof NotificationKey>;

/**
 * A moment to the microsecond (UTC), so that a notification that arrives after a list was loaded is never read with it.
 */
export const Moment = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .refine((moment) => {
    const date = new Date(moment);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === moment.slice(0, 19);
  });

export const NotificationPage = z.object({
  /** Unread ones first, then the latest first. */
  notifications: z.array(Notification),
  /** Number of all that the filter finds. */
  count: z.int(),
  unreadCount: z.int(),
  /** Moment of this answer: what 'read all' reads up to. */
  asOf: Moment,
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const NotificationSettings = z.object({
  /** Kinds that are neither counted nor listed. */
  off: z.array(z.enum(notificationKinds)).max(notificationKinds.length),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
