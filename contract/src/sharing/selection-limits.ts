/** Maximum number of objects in a selection, and in one call about selections: more than a client reads. */
export const MAX_SELECTION_ITEMS = 1000;
