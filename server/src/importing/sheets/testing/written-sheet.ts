import { utils, type WorkSheet, write } from '@e965/xlsx';

/** A cell as a broker typed it; a Date becomes a date cell with its format. */
export type Typed =
  | string
  | number
  | Date
  | null
  | undefined
  | { readonly value: number | Date; readonly format: string };

/** Rows of a sheet while it is written. */
export class WrittenSheet {
  readonly rows: Typed[][] = [];
  readonly merges: { fromRow: number; fromColumn: number; toRow: number; toColumn: number }[] = [];
  readonly hiddenColumns: number[] = [];
  readonly hiddenRows: number[] = [];
  readonly name: string;
  isHidden = false;

  constructor(name = 'Лист1') {
    this.name = name;
  }

  /** Adds a row; its number as spreadsheets count. */
  add(...cells: Typed[]): number {
    return this.rows.push(cells);
  }

  /** Merges cells of these rows (from 1) and columns (from 0). */
  merge(fromRow: number, fromColumn: number, toRow: number, toColumn: number): void {
    this.merges.push({ fromRow, fromColumn, toRow, toColumn });
  }
}

export type FileFormat = 'xlsx' | 'xls' | 'html' | 'csv' | 'csv-1251' | 'csv-866' | 'csv-comma' | 'tsv-utf16';

/** The bytes of a file with these sheets; texts have the first one alone. */
export function bytesOf(sheets: readonly WrittenSheet[], format: FileFormat): Uint8Array {
  if (format === 'xlsx' || format === 'xls') return workbookBytes(sheets, format);
  const [first] = sheets;
  // A program that separates by commas writes decimal dots.
  const rows = (first?.rows ?? []).map((row) => row.map((cell) => textOf(cell, format === 'csv-comma' ? '.' : ',')));
  if (format === 'html') return Buffer.from(htmlOf(rows, first?.merges ?? []), 'utf8');
  const separator = format === 'tsv-utf16' ? '\t' : format === 'csv-comma' ? ',' : ';';
  const text = rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');
  if (format === 'tsv-utf16') return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  if (format === 'csv-comma') return Buffer.from(text, 'utf8');
  return format === 'csv' ? Buffer.from(`\uFEFF${text}`, 'utf8') : oneByte(text, format);
}

function workbookBytes(sheets: readonly WrittenSheet[], bookType: 'xlsx' | 'xls'): Uint8Array {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, worksheetOf(sheet), sheet.name);
  book.Workbook = { Sheets: sheets.map(({ isHidden, name }) => ({ name, Hidden: isHidden ? 1 : 0 })) };
  return new Uint8Array(write(book, { type: 'array', bookType, cellStyles: true }) as ArrayBuffer);
}

function worksheetOf({ rows, merges, hiddenColumns, hiddenRows }: WrittenSheet): WorkSheet {
  const values = rows.map((row) => row.map((cell) => (isFormatted(cell) ? cell.value : (cell ?? null))));
  const worksheet = utils.aoa_to_sheet(values, { cellDates: true, UTC: true });
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const written = isFormatted(cell) ? worksheet[utils.encode_cell({ r: row, c: column })] : undefined;
      if (written && isFormatted(cell)) written.z = cell.format;
    }
  }
  worksheet['!merges'] = merges.map(({ fromRow, fromColumn, toRow, toColumn }) => ({
    s: { r: fromRow - 1, c: fromColumn },
    e: { r: toRow - 1, c: toColumn },
  }));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  worksheet['!cols'] = Array.from({ length: width }, (_, index) => ({
    wch: 12,
    hidden: hiddenColumns.includes(index),
  }));
  worksheet['!rows'] = rows.map((_, index) => ({ hidden: hiddenRows.includes(index + 1) }));
  return worksheet;
}

function isFormatted(cell: Typed): cell is { readonly value: number | Date; readonly format: string } {
  return typeof cell === 'object' && cell !== null && !(cell instanceof Date);
}

function textOf(cell: Typed, decimal: string): string {
  const value = isFormatted(cell) ? cell.value : cell;
  if (value instanceof Date) return value.toISOString().slice(0, 10).split('-').reverse().join('.');
  return typeof value === 'number' ? String(value).replace('.', decimal) : (value ?? '');
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function htmlOf(rows: readonly (readonly string[])[], merges: WrittenSheet['merges']): string {
  const cellOf = (text: string, row: number, column: number) => {
    const merge = merges.find(
      (one) => row >= one.fromRow - 1 && row < one.toRow && column >= one.fromColumn && column <= one.toColumn,
    );
    if (!merge) return `<td>${text}</td>`;
    if (row !== merge.fromRow - 1 || column !== merge.fromColumn) return '';
    const height = merge.toRow - merge.fromRow + 1;
    const width = merge.toColumn - merge.fromColumn + 1;
    return `<td rowspan="${height}" colspan="${width}">${text}</td>`;
  };
  const body = rows
    .map((row, index) => `<tr>${row.map((cell, column) => cellOf(cell, index, column)).join('')}</tr>`)
    .join('\n');
  return `<html><head><meta charset="utf-8"></head><body><table>${body}</table></body></html>`;
}

function oneByte(text: string, format: 'csv-1251' | 'csv-866'): Uint8Array {
  const decoder = new TextDecoder(format === 'csv-866' ? 'ibm866' : 'windows-1251');
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 63);
}
