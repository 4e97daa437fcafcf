import * as z from 'zod';

/** The state to archive or restore to; without it the call flips the state (A-02, M-38). */
export const archiveTo = z.object({
  isEnabled: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});
