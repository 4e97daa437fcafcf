import * as z from 'zod';
import { namesOf } from '#records.ts';
import { mostTolerated, toleranceUnitOf } from './closeness.ts';
import { type GivenWeighing, MOST_WEIGHT, type WeighedCriteria } from './importance.ts';

/** The wire schema of `Importance`: known criteria alone, a tolerance only where the criterion has one. */
export function importanceSchema({ criteria, defaults }: WeighedCriteria) {
  const entries = namesOf(defaults).map((name): [string, z.ZodType<GivenWeighing | undefined>] => {
    const unit = criteria[name] && toleranceUnitOf(criteria[name]);
    const weighing = z.strictObject({
      isMust: z.boolean().optional(),
      weight: z.int().min(0).max(MOST_WEIGHT).optional(),
      tolerance: unit ? z.int().min(0).max(mostTolerated[unit]).optional() : z.undefined().optional(),
    });
    return [name, weighing.optional()];
  });
  return z.strictObject(Object.fromEntries(entries));
}
