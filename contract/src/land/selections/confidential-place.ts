/**
 * Shown to clients in the spreadsheet, the presentation and the report instead of a confidential plot's cadastral
 * number, address and exact position (G-10).
 */
export const CONFIDENTIAL_PLACE = 'Сообщит брокер';
