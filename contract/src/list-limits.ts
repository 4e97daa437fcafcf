/** Maximum number of rows in one answer. */
export const MAX_TAKE = 1000;
/** Maximum number of dictionary values in one criterion. */
export const MOST_IDS = 500;
/** Maximum number of ОКВЭД codes in one criterion: a request may include the whole classifier. */
export const MOST_OKVEDS = 3000;

/** Maximum number of days after which an unconfirmed object counts as overdue (D-06). */
export const MOST_OVERDUE_DAYS = 3_650;
