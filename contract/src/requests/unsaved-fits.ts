import * as z from 'zod';

/** Number of requests whose names are sent. */
export const NAMED_FITS = 3;

/** Requests that an object with unsaved values fits: what `requestMatches` would list after saving them. */
export const UnsavedFits = z.object({
  /** Number of requests in the list with the default query. */
  all: z.int(),
  /**
   * Number of them with at least `LEAST_FOUND_PERCENT` that the object has not been offered to: those named after
   * saving.
   */
  good: z.int(),
  /** The best of the good ones. */
  first: z
    .array(
      z.object({
        requestId: z.uuid(),
        name: z.string(),
        /** Name of the company, or of the person when there is no company; null when neither is known. */
        client: z.string().nullable(),
        percent: z.int(),
      }),
    )
    .max(NAMED_FITS),
});
export type UnsavedFits = z.infer<typeof UnsavedFits>;
