/**
 * What a client reads in place of a confidential plot's cadastral number, address and exact position (G-10): the same words in the spreadsheet,
 * the presentation and the report.
 */
export const CONFIDENTIAL_PLACE = 'Сообщит брокер';
/** Under a map that shows such a plot somewhere near its place. */
export const APPROXIMATE_PLACE = 'Место показано приблизительно';
