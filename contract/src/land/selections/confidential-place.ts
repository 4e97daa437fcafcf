/**
 * Replaces a confidential plot's cadastral number, address and exact position for clients (G-10), in the spreadsheet,
 * the presentation and the report.
 */
export const CONFIDENTIAL_PLACE = 'Сообщит брокер';
/** Note under a map with an approximate plot. */
export const APPROXIMATE_PLACE = 'Место показано приблизительно';
