/** Limit of rows in one answer. */
export const MAX_TAKE = 1000;
/** Values of a dictionary in one criterion. */
export const MOST_IDS = 500;
/** Codes of ОКВЭД in one criterion: a request may include the whole classifier. */
export const MOST_OKVEDS = 3000;
