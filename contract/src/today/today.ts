import * as z from 'zod';
import { domains } from '#domain.ts';
import { Reminder } from '#reminders/reminder.ts';

/** Maximum number of lines per section in one answer. */
export const MOST_TODAY_LINES = 50;
/** A link is listed this long before it ends (days). */
export const ENDING_DAYS = 3;
/** An object counts as new this long after its creation (days). */
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

/** A new object that fits a request and is not in its selection. */
export const TodayFit = z.object({
  domain,
  /** When the object was created. */
  dateTimeCreated: z.string(),
  object: Place,
  request: Request,
});
export type TodayFit = z.infer<typeof TodayFit>;

/** An object whose confirmation is overdue; for a complex, that of its vacancies. */
export const TodayOverdue = z.object({
  domain,
  ...Place.shape,
  rowVersion: z.int(),
  /** Whole days since the confirmation became overdue. */
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

/** A colleague's comment that mentions the employee. */
export const TodayMention = z.object({
  /** Id of the comment. */
  id: z.uuid(),
  domain,
  dateTime: z.string(),
  /** Author. */
  employeeId: z.uuid(),
  text: z.string(),
  /** Kind of the commented object. */
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

/** The page 'Сегодня' of an employee, both domains; lines of a section are in display order. */
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
  /** Number finished today: reminders, accepted marks, hidden new objects, read mentions. */
  doneCount: z.int(),
});
export type Today = z.infer<typeof Today>;

/** Identifies a line: a mark by the selection item, a mention by the comment, a new object by object and request. */
export const TodayLineKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mark'), domain, itemId: z.uuid() }),
  z.object({ kind: z.literal('mention'), domain, commentId: z.uuid() }),
  z.object({ kind: z.literal('fit'), domain, objectId: z.uuid(), requestId: z.uuid() }),
]);
export type TodayLineKey = z.infer<typeof TodayLineKey>;
