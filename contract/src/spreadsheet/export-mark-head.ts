/** Beginning of the mark in the head of an exported spreadsheet (0086). */
export const EXPORT_MARK = 'gektar-export:1';
