import * as z from 'zod';

/**
 * Part of a query or body: id of the operation that the call belongs to (0058), made by the client. Calls with the same
 * id form one operation: it is undone as a whole, and what it archived is restored as a whole (0035). Without an id the
 * call is not part of an operation.
 */
export const ofRun = { runId: z.uuid().optional() };
