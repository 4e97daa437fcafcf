import * as z from 'zod';
import { Importance } from '#criteria/importance-schema.ts';

/** An unsaved weighing of the criteria of a request. */
export const ImportancePreviewBody = z.object({
  importance: Importance,
  /** false leaves objects with an unknown value of a counted criterion out of 'Почти подходят'. */
  withUnknown: z.boolean().default(true),
});
export type ImportancePreviewInput = z.input<typeof ImportancePreviewBody>;

/** Objects by score: `exact` meet every must and every wish with a weight, `near` almost fit (N-12). */
const ScoredCounts = z.object({ exact: z.int(), near: z.int() });
export type ScoredCounts = z.infer<typeof ScoredCounts>;

/** The best objects among 'Почти подходят' that a preview contains. */
export const PREVIEWED = 3;

/**
 * What a weighing would change in a request's search, compared with the stored weighing.
 * @param row list row of an object
 */
export function importancePreview<Row extends z.ZodType>(row: Row) {
  return z.object({
    before: ScoredCounts,
    after: ScoredCounts,
    /** The best ones among 'Почти подходят' under the new weighing. */
    first: z.array(
      z.object({
        object: row,
        percent: z.int(),
        /** The object under the stored weighing; `place` counts from 1 and is null outside of 'Почти подходят'. */
        before: z.object({ group: z.enum(['exact', 'near', 'none']), place: z.int().nullable(), percent: z.int() }),
      }),
    ),
    /**
     * When no object is left: the must without which most objects would remain; null when there is no such must, or
     * when objects are left.
     */
    obstacle: z.string().nullable(),
  });
}
export type ImportancePreview<Row> = z.infer<ReturnType<typeof importancePreview<z.ZodType<Row>>>>;
