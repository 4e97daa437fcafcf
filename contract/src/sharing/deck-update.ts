import * as z from 'zod';

/** Largest presentation (bytes). */
export const DECK_MAX_BYTES = 120_000_000;

/** A content of a slide before and after the update. */
export const DeckChange = z.object({
  slide: z.string(),
  /** 'Цена' */
  field: z.string(),
  /** Text in the file. */
  before: z.string(),
  /** Text from the product; empty: no longer there. */
  after: z.string(),
});
export type DeckChange = z.infer<typeof DeckChange>;

/** Changes of an update of an edited presentation, and the decisions that it leaves to the broker. */
export const DeckUpdate = z.object({
  changed: z.array(DeckChange),
  /** Edited by hand, and left as it is. */
  kept: z.array(DeckChange),
  photos: z.array(z.object({ slide: z.string(), count: z.int() })),
  /** Slides of objects that are new in the selection. */
  added: z.array(z.string()),
  /** Slides of objects that clients no longer see in the selection; they stay. */
  gone: z.array(z.string()),
  /** Number of slides that the broker has added. */
  ownSlides: z.int(),
  /** `double`: a slide exists several times; `picture`: a photo was replaced or saved in another form. */
  questions: z.array(
    z.object({ id: z.string(), kind: z.enum(['double', 'picture']), slide: z.string(), field: z.string() }),
  ),
  /** Hash of all this: an update to another state is refused. */
  state: z.string(),
});
export type DeckUpdate = z.infer<typeof DeckUpdate>;

/** Answers to the questions by their ids: whether to take the content of the product. */
const Answers = z.record(z.string(), z.boolean());

/** Text fields of the form. */
export const DeckUpdateFields = z.object({
  /** JSON of the answers; without one a question is open and its content stays. */
  answers: z
    .string()
    .max(60_000)
    .default('{}')
    .transform((text, context) => {
      try {
        const parsed = Answers.safeParse(JSON.parse(text));
        if (parsed.success) return parsed.data;
      } catch {
        // Reported below, as any other wrong text.
      }
      context.addIssue({ code: 'custom', message: 'Ответы не читаются' });
      return z.NEVER;
    }),
  /** State of the report that was read; absent: any. */
  state: z.string().max(100).optional(),
});
