/** Most objects of a selection, and of one call about selections: more than a client reads. */
export const MAX_SELECTION_ITEMS = 1000;
