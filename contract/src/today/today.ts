import * as z from 'zod';
import { domains } from '#domain.ts';
import { Reminder } from '#reminders/reminder.ts';

/** Maximum number of lines per section in one answer. */
export const MOST_TODAY_LINES = 50;
/** A link is listed this long before it ends (days). */
export const ENDING_DAYS = 3;
/** A fit counts as new this long after it was found (days). */
export const NEW_DAYS = 7;
/** A pair of an object and a request is found when its score is at least this much (percent). */
export const LEAST_FOUND_PERCENT = 70;
/** Maximum number of new pairs of one request within an hour that are listed one by one; more become one line. */
export const MOST_FITS_OF_REQUEST = 10;
/**
 * Maximum number of new pairs of one employee within an hour that are listed one by one; more become one line, as after
 * an import.
 */
export const MOST_FITS_AT_ONCE = 50;

const domain = z.enum(domains);
const Request = z.object({ id: z.uuid(), name: z.string(), company: z.string().nullable() });

/** A plot or a vacancy. */
const Place = z.object({ id: z.uuid(), title: z.string(), place: z.string(), path: z.string() });

/** Maximum number of likes of one selection within an hour that are listed one by one; more become one line. */
export const MOST_MARKS_OF_SELECTION = 10;

/** A client's mark on an object of a selection, or the client's other answers of an hour about one selection. */
export const TodayMark = z.object({
  /** Id of the item of the selection; of other answers, of the selection and the hour. */
  id: z.uuid(),
  domain,
  /** Time of the latest answer. */
  dateTime: z.string(),
  /** The liked object; null for other answers. */
  object: Place.nullable(),
  /** Numbers of answers that wait: refusals not yet seen, questions without a reply, wishes without a time. */
  answers: z
    .object({ likeCount: z.int(), refusalCount: z.int(), questionCount: z.int(), visitCount: z.int() })
    .nullable(),
  /** Names of the links by which the client answered; links without a name have none. */
  linkNames: z.array(z.string()),
  request: Request,
});
export type TodayMark = z.infer<typeof TodayMark>;

/**
 * Maximum number of new fits of one request listed per hour, the best of each step of the search: found after objects
 * were saved, or after the request was saved. The others are in the search of the request, and become new when their
 * object is saved in a later hour.
 */
export const MOST_PAIRS = { ofSavedObjects: 100, ofSavedRequest: 300 } as const;

/** Identifies new fits shown as one line: those of an hour, for one request or for all. */
export const FitBatch = z.object({ domain, batchId: z.uuid(), requestId: z.uuid().nullable() });
export type FitBatch = z.infer<typeof FitBatch>;

/**
 * New fits in one line: an object that fits a request and is not in its selection, or many of them. The employee is
 * responsible for the request, or for the object when the request was saved.
 */
export const TodayFit = z.object({
  ...FitBatch.shape,
  /** When the latest of them was found. */
  dateTime: z.string(),
  /** The best score. */
  percent: z.int(),
  /** Null: several. */
  object: Place.nullable(),
  request: Request.nullable(),
  objectCount: z.int(),
  requestCount: z.int(),
  /** The request has reached the limit of an hour (`MOST_PAIRS`): there may be more fits. */
  isFull: z.boolean(),
  /** Responsible for the request, when it is somebody else. */
  employeeId: z.uuid().nullable(),
  /** Figures of the object: '7,05 га, 30 900 000 руб.'; empty for several. */
  facts: z.string(),
  /** Why it fits: 'подходит целиком', 'подходит, кроме высоты: не хватает 0,80 м'; empty for several. */
  reason: z.string(),
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

/** A client link that ends soon, or that a client asks to open again. */
export const TodayLink = z.object({
  /** Id of the link. */
  id: z.uuid(),
  domain,
  /** Name of the link: its receiver or purpose; '' without a name. */
  name: z.string(),
  expirationTime: z.string(),
  /** When a client asked to open the ended link again; null: it ends soon. */
  askedDateTime: z.string().nullable(),
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
  /** Number finished today: reminders, accepted marks, hidden new fits, read mentions. */
  doneCount: z.int(),
});
export type Today = z.infer<typeof Today>;

/**
 * Identifies a line: a mark by the selection item, a mention by the comment, a new fit by object and request, many of
 * them by their batch.
 */
export const TodayLineKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mark'), domain, itemId: z.uuid() }),
  z.object({ kind: z.literal('mention'), domain, commentId: z.uuid() }),
  z.object({ kind: z.literal('fit'), domain, objectId: z.uuid(), requestId: z.uuid() }),
  z.object({ kind: z.literal('fits'), ...FitBatch.shape }),
]);
export type TodayLineKey = z.infer<typeof TodayLineKey>;
