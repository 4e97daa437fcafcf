/** Longest text with a refusal (characters). */
export const LONGEST_REFUSAL = 500;
/** Longest question or reply (characters). */
export const LONGEST_MESSAGE = 2_000;
/** Most days of one wish to visit. */
export const MOST_VISIT_DAYS = 10;
/** Most questions of one link about one object. */
export const MOST_QUESTIONS = 100;
/** Most answers of one network by one link within an hour. */
export const MOST_ANSWERS_AN_HOUR = 60;
/** Openings of one link within this time count as one (min); so do showings of the same content. */
export const OPENING_MINUTES = 30;
