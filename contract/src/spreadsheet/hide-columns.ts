/**
 * Hides the last columns of a worksheet.
 * @param xml of a worksheet with a width for each column
 * @param count number of columns to hide
 */
export function hideLastColumns(xml: string, count: number): string {
  const all = xml.match(/<col [^>]*\/>/g) ?? [];
  return all.slice(-count).reduce((made, column) => made.replace(column, column.replace('/>', ' hidden="1"/>')), xml);
}
