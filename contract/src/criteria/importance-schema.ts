import * as z from 'zod';
import { mostTolerated } from './closeness.ts';
import { MOST_WEIGHT } from './importance.ts';

const MOST_CRITERIA = 60;

const GivenWeighing = z.strictObject({
  isMust: z.boolean().optional(),
  weight: z.int().min(0).max(MOST_WEIGHT).optional(),
  /** In the unit of the criterion: percent, days, steps. */
  tolerance: z
    .int()
    .min(0)
    .max(Math.max(...Object.values(mostTolerated)))
    .optional(),
});

/**
 * Weighing of a request where it differs from the default, by criterion. Names are not checked here: the criteria of
 * requests depend on the schema of requests. An unknown name has no effect.
 */
export const Importance = z
  .record(z.string().regex(/^[A-Za-z]{1,60}$/), GivenWeighing)
  .refine((given) => Object.keys(given).length <= MOST_CRITERIA);
