/** Maximum number of objects in one call; more objects are changed by the server in the background. */
export const MAX_CHANGES = 200;
/** Maximum number of objects in a background operation, found by a filter or given by id. */
export const MAX_CHANGES_BY_FILTER = 20_000;
