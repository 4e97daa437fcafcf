import * as z from 'zod';

/**
 * Part of a query or body: id of the operation that the call belongs to (0058), made by the client. Calls with the same id are one
 * operation, which is undone as one; archived ones are returned by it as one (0035). Without it the call stands alone.
 */
export const ofRun = { runId: z.uuid().optional() };
