/** Hashes of the questions and of the days for a visit, which the page of an item focuses. */
export const ASK = '#ask';
export const VISIT = '#visit';
