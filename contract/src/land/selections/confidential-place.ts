/**
 * Replaces a confidential plot's cadastral number, address and exact position for clients (G-10), in the spreadsheet,
 * the presentation and the report.
 */
export const CONFIDENTIAL_PLACE = 'Сообщит брокер';
