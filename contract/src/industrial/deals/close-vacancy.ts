import * as z from 'zod';
import { EnteredAreas } from '#industrial/areas/area-set.ts';
import { DealFields } from './deal.ts';

/**
 * A deal that closes a vacancy. With `part` only the given areas are closed: the remainder becomes a new open vacancy
 * first (M-01); rates and temperatures of the part are those of the vacancy.
 */
export const CloseBody = DealFields.extend({
  newId: z.uuid().optional(),
  part: EnteredAreas.nullable().optional(),
});
export type CloseBody = z.infer<typeof CloseBody>;
