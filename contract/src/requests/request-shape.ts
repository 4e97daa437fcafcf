import * as z from 'zod';

/** First fields of a request on the wire. */
export const requestVersion = { id: z.uuid(), rowVersion: z.int() } as const;

/** State of a request on the wire. */
export const requestState = {
  /** false = archived (1§4, 3§4). */
  isEnabled: z.boolean(),
  /** Visible items of the selection; the spelling is given. */
  countRequrestSelectionItems: z.int(),
} as const;
