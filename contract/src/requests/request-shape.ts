import * as z from 'zod';

/** Id and version of a request on the wire. */
export const requestVersion = { id: z.uuid(), rowVersion: z.int() } as const;

/** State of a request on the wire. */
export const requestState = {
  /** false = archived (1§4, 3§4). */
  isEnabled: z.boolean(),
  /** Number of visible items in the selection; the spelling is as specified. */
  countRequrestSelectionItems: z.int(),
} as const;
