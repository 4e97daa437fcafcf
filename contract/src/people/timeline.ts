import * as z from 'zod';
import { domains } from '#domain.ts';
import { isRealDateTime } from '#measure/real-date.ts';
import { CustomerRole } from './customer-page.ts';
import { CustomerKey } from './talk.ts';

/** Default number of events on one page of a timeline. */
export const TIMELINE_PAGE = 30;
const MOST_TIMELINE_LINES = 100;

/** Kinds of events, by the group that the filter offers. */
export const timelineGroups = {
  /** A talk; a call-back finished with a note. */
  talks: ['talk', 'call'],
  /** A reminder created; a reminder finished. */
  reminders: ['reminder', 'done'],
  requests: ['request'],
  objects: ['object'],
  /** A client link created; opened with its code; an object marked by the client. */
  selections: ['sent', 'opened', 'liked'],
} as const;
export type TimelineGroup = keyof typeof timelineGroups;
export type TimelineKind = (typeof timelineGroups)[TimelineGroup][number];

const groupNames = ['talks', 'reminders', 'requests', 'objects', 'selections'] as const satisfies TimelineGroup[];
const kinds = Object.values(timelineGroups).flat();

/** Position of the last event of the previous page: its time to the microsecond, and its key. */
const Before = z
  .string()
  .max(200)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}_[a-z]+\/[\w-]+$/)
  .refine((text) => isRealDateTime(text.slice(0, 19)));

export const TimelineQuery = z.object({
  ...CustomerKey.shape,
  /** Restricts to this group. */
  of: z.enum(groupNames).optional(),
  take: z.coerce.number().int().min(1).max(MOST_TIMELINE_LINES).default(TIMELINE_PAGE),
  /** `next` of the previous page. */
  before: Before.optional(),
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;

/** The object or request of an event, with the path of its page. */
export const TimelineAbout = z.object({
  domain: z.enum(domains),
  title: z.string(),
  path: z.string(),
});
export type TimelineAbout = z.infer<typeof TimelineAbout>;

/** One event in the timeline of a company or a person. */
export const TimelineLine = z.object({
  kind: z.enum(kinds),
  /** Unique among events of its kind. */
  id: z.string(),
  /** Moscow time. */
  dateTime: z.string(),
  /** The employee who did it; null when it is not recorded, or when a client did it. */
  employeeId: z.uuid().nullable(),
  about: TimelineAbout.nullable(),
  /** Text of a talk or reminder, or the request whose selection was marked. */
  text: z.string().nullable(),
  /** Result of a finished reminder. */
  note: z.string().nullable(),
  /** When a reminder is due. */
  dueDateTime: z.string().nullable(),
  /** Length of a talk (min). */
  minutes: z.int().nullable(),
  /** Version of a talk. */
  rowVersion: z.int().nullable(),
  /** Roles of the customer in an object. */
  roles: z.array(CustomerRole),
  /**
   * The customer of the event: a person of the company, or the customer itself; null for events of requests and
   * objects.
   */
  customer: z.object({ ...CustomerKey.shape, name: z.string() }).nullable(),
});
export type TimelineLine = z.infer<typeof TimelineLine>;

export const Timeline = z.object({
  /** Newest first. */
  lines: z.array(TimelineLine),
  /** `before` of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type Timeline = z.infer<typeof Timeline>;
