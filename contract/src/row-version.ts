import * as z from 'zod';

/** The state that an edit was read at; an older one is refused. */
export const RowVersion = z.int().min(1).max(2_147_483_647);
