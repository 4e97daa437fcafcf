import * as z from 'zod';

/** Version of the state that an edit is based on; an outdated one is refused. */
export const RowVersion = z.int().min(1).max(2_147_483_647);
