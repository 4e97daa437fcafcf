/** Objects in one call; more of them are changed by the server on its own. */
export const MAX_CHANGES = 200;
/** Objects of such an operation, found by a filter or named. */
export const MAX_CHANGES_BY_FILTER = 20_000;
