import * as z from 'zod';
import { endsInOrder } from '#measure/range.ts';
import { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, UTILITY_MAX } from './utility.ts';

export const UtilityType = z.union([z.literal(TECHNICAL_CONDITIONS), z.literal(TECHNICAL_CONNECTION)]);

const Amount = z.number().min(0).max(UTILITY_MAX).nullable().default(null);

/**
 * One utility: a value or a range in the utility's measure (D-10). An absent utility is `null`, not an empty object.
 * The measure is fixed per utility: it is in answers but never stored.
 */
export const UtilityDraft = z.object({ type: UtilityType, value: Amount, from: Amount, to: Amount }).check(endsInOrder);
export type UtilityDraft = z.infer<typeof UtilityDraft>;

export const Utility = z.object({
  type: UtilityType,
  value: z.number().nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  measure: z.string(),
});
export type Utility = z.infer<typeof Utility>;
