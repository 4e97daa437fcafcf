import * as z from 'zod';
import { paging } from '#list.ts';

/** Requests below this score are not listed unless asked for (percent). */
export const LEAST_PERCENT = 60;

/** Largest number of requests that can be named. */
export const MOST_NAMED = 20;

export const MatchesQuery = z.object({
  ...paging(50),
  /** Minimum score (percent). */
  least: z.coerce.number().int().min(0).max(100).default(LEAST_PERCENT),
  mine: z.stringbool().default(false),
  /** true: leaves out requests whose selection has the object, and those for which the employee has hidden it. */
  unoffered: z.stringbool().default(false),
  /** Ids separated by commas: lists these requests alone, whatever their score. */
  requestIds: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).max(MOST_NAMED))
    .optional(),
});

const Held = z.object({
  /** The object in the selection; of several vacancies of a complex the last one added. */
  objectId: z.uuid(),
  dateTimeAdded: z.string(),
  /** false: hidden in the selection (F-03). */
  isShown: z.boolean(),
  /** Why it does not suit the client, by the latest answer (0075); reasons are names from `refusalReasons`. */
  refusal: z.object({ reasons: z.array(z.string()), text: z.string() }).nullable(),
});

/**
 * Requests that an object fits or almost fits with their scores (N-12), and those whose selection has the object,
 * whatever their score.
 */
export function requestMatches<Request extends z.ZodType>(request: Request) {
  return z.object({
    /** Number of requests: of everybody, and those that the employee leads. */
    all: z.int(),
    mine: z.int(),
    /** Number of requests, among those asked for (all or the employee's own), whose every condition is met. */
    exact: z.int(),
    items: z.array(
      z.object({
        request,
        /** The object with the best score: the vacancy of a complex. */
        objectId: z.uuid(),
        /** true: every condition is met; otherwise 'почти подходит'. */
        isExact: z.boolean(),
        /** null: the object cannot be offered now. */
        percent: z.int().nullable(),
        /** null: not in the selection of the request. */
        held: Held.nullable(),
        /** Whether the employee has hidden the object for this request. */
        isHidden: z.boolean(),
      }),
    ),
  });
}

export type RequestMatches<Request> = Omit<z.infer<ReturnType<typeof requestMatches>>, 'items'> & {
  items: (Omit<z.infer<ReturnType<typeof requestMatches>>['items'][number], 'request'> & { request: Request })[];
};
export type RequestMatchItem<Request> = RequestMatches<Request>['items'][number];
