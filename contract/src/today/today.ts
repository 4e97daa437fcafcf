import * as z from 'zod';
import { domains } from '#domain.ts';
import { Reminder } from '#reminders/reminder.ts';

/** Lines of a section that one call returns. */
export const MOST_TODAY_LINES = 50;
/** Days before the end of a link in which it is listed. */
export const ENDING_DAYS = 3;
/** Days in which a created object counts as new. */
export const NEW_DAYS = 7;

const domain = z.enum(domains);
const Request = z.object({ id: z.uuid(), name: z.string(), company: z.string().nullable() });

/** A plot or a vacancy. */
const Place = z.object({ id: z.uuid(), title: z.string(), place: z.string(), path: z.string() });

/** A client's mark on an object of a selection. */
export const TodayMark = z.object({
  /** Id of the item of the selection. */
  id: z.uuid(),
  domain,
  dateTime: z.string(),
  object: Place,
  request: Request,
});
export type TodayMark = z.infer<typeof TodayMark>;

/** A new object that a request finds and whose selection does not have it. */
export const TodayFit = z.object({
  domain,
  /** Creation of the object. */
  dateTimeCreated: z.string(),
  object: Place,
  request: Request,
});
export type TodayFit = z.infer<typeof TodayFit>;

/** An object that waits to be confirmed; of a complex its vacancies. */
export const TodayOverdue = z.object({
  domain,
  ...Place.shape,
  rowVersion: z.int(),
  /** Whole days beyond its period. */
  lateDays: z.int(),
});
export type TodayOverdue = z.infer<typeof TodayOverdue>;

/** A client link that ends soon. */
export const TodayLink = z.object({
  /** Id of the link. */
  id: z.uuid(),
  domain,
  expirationTime: z.string(),
  selectionId: z.uuid(),
  request: Request,
});
export type TodayLink = z.infer<typeof TodayLink>;

/** A comment of a colleague that names the employee. */
export const TodayMention = z.object({
  /** Id of the comment. */
  id: z.uuid(),
  domain,
  dateTime: z.string(),
  /** Author. */
  employeeId: z.uuid(),
  text: z.string(),
  /** Kind of what the comment is on. */
  kind: z.enum(['property', 'complex', 'building', 'vacancy']),
  object: Place,
});
export type TodayMention = z.infer<typeof TodayMention>;

const section = <Line extends z.ZodType>(line: Line) =>
  z.object({
    /** First lines. */
    lines: z.array(line),
    /** Number of all lines. */
    count: z.int(),
  });

/** What waits for an employee today, both areas; in each section in the order of the screen. */
export const Today = z.object({
  /** Open reminders that are due by the end of today, the earliest first. */
  reminders: section(Reminder),
  /** Open reminders of the six days after today. */
  laterReminders: section(Reminder),
  marks: section(TodayMark),
  fits: section(TodayFit),
  overdue: section(TodayOverdue),
  links: section(TodayLink),
  mentions: section(TodayMention),
  /** Finished today: reminders, accepted marks, hidden fits and mentions that were read. */
  doneCount: z.int(),
});
export type Today = z.infer<typeof Today>;

/** A mark is accepted by its item, a fit is hidden by its object and request, a mention is read by its comment. */
export const TodayLineKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mark'), domain, itemId: z.uuid() }),
  z.object({ kind: z.literal('mention'), domain, commentId: z.uuid() }),
  z.object({ kind: z.literal('fit'), domain, objectId: z.uuid(), requestId: z.uuid() }),
]);
export type TodayLineKey = z.infer<typeof TodayLineKey>;
