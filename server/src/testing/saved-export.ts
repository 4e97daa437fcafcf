import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CellObject, read, utils, type WorkSheet, write } from '@e965/xlsx';
import { type FieldDescription, type FieldDescriptions, fieldNamed } from '@gektar/contract/fields.ts';
import { foldSaved } from '@gektar/contract/spreadsheet/cell-print.ts';
import { describedSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import { type SheetCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { writeSheet } from '#office/sheet/write-sheet.ts';

/**
 * How Excel and LibreOffice save a workbook: the calendar of old Macs, the format of LibreOffice, and
 * texts as Russian, American and Swiss Excel show them.
 */
export const savedFormats = ['xlsx', 'xlsx-1904', 'ods', 'csv-1251', 'tsv-utf16', 'csv-en', 'csv-ch'] as const;
export type SavedFormat = (typeof savedFormats)[number];

interface ExportedRow {
  readonly id: string;
  readonly rowVersion: number;
  readonly isEnabled: boolean;
}

/** Columns of all fields that an export can show; titles with the label and the wire name. */
export function columnsOfFields<Row extends object>(
  fields: FieldDescriptions,
  employees: ReadonlyMap<string, string>,
): SheetColumn<Row>[] {
  return Object.entries(fields).flatMap(([field, description]): SheetColumn<Row>[] =>
    isShown(description)
      ? [{ field, title: `${description.label} (${field})`, cell: (row) => cellOf(fields, field, row, employees) }]
      : [],
  );
}

function isShown(description: FieldDescription): boolean {
  return description.kind === 'person' ? description.who === 'employee' : description.kind !== 'own';
}

function cellOf(
  fields: FieldDescriptions,
  field: string,
  row: object,
  employees: ReadonlyMap<string, string>,
): SheetCell {
  const description = fieldNamed(fields, field);
  const value = Object.entries(row).find(([name]) => name === field)?.[1] ?? emptyOf(description);
  return description.kind === 'person'
    ? textCell(employees.get(String(value)))
    : describedSheetCell(description, value);
}

function emptyOf({ kind }: FieldDescription): unknown {
  return kind === 'choices' || kind === 'options' ? [] : null;
}

/** An export as the product writes it. */
export async function exportOf<Row extends ExportedRow>(
  entity: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  employeeId: string | null = null,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const path = join(folder, `${randomUUID()}.xlsx`);
  const origin = { entity, dateTime: '2026-11-12T09:30:00.000Z', employeeId, objectOf: (row: Row) => row };
  try {
    await writeSheet({ name: 'Выгрузка', columns, rows, origin }, path);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** An opened export: cells by column title and row below the header, from 1. */
export class OpenedExport {
  readonly #sheet: WorkSheet;
  readonly #columns: ReadonlyMap<string, number>;

  constructor(bytes: Buffer) {
    const workbook = read(bytes, { cellNF: true, cellStyles: true });
    this.#sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {};
    const [head = []] = utils.sheet_to_json<unknown[]>(this.#sheet, { header: 1 });
    // A deleted column leaves a hole.
    const titles = [...head].map((title, index) => [String(title ?? ''), index] as const);
    this.#columns = new Map(titles.filter(([title]) => title !== ''));
  }

  get #range() {
    return utils.decode_range(this.#sheet['!ref'] ?? 'A1');
  }

  get titles(): string[] {
    return [...this.#columns.keys()];
  }

  /** Number of rows below the header. */
  get count(): number {
    return this.#range.e.r;
  }

  #addressOf(title: string, row: number): string {
    const column = this.#columns.get(title);
    if (column === undefined) throw new Error(`no column ${title}`);
    return utils.encode_cell({ r: row, c: column });
  }

  /** Texts of all cells. */
  get texts(): string[] {
    return utils.sheet_to_json<unknown[]>(this.#sheet, { header: 1 }).flat().map(String);
  }

  valueOf(title: string, row: number): unknown {
    return this.#cell(this.#addressOf(title, row))?.v;
  }

  #cell(address: string): CellObject | undefined {
    return this.#sheet[address];
  }

  /** Renames a column. */
  rename(title: string, to: string): this {
    this.#sheet[this.#addressOf(title, 0)] = { t: 's', v: to };
    return this;
  }

  /** Types a value into a cell; '' empties it. */
  type(title: string, row: number, value: string | number): this {
    const address = this.#addressOf(title, row);
    if (value === '') delete this.#sheet[address];
    else this.#sheet[address] = { t: typeof value === 'number' ? 'n' : 's', v: value, z: this.#cell(address)?.z };
    return this;
  }

  /** Rows in another order, left out, or twice: numbers of the present rows, from 1; 0 for an empty one. */
  arrange(order: readonly number[]): this {
    const { e } = this.#range;
    const lines = order.map((row) =>
      Array.from({ length: e.c + 1 }, (_, column) => this.#cell(utils.encode_cell({ r: row, c: column }))),
    );
    const head = Array.from({ length: e.c + 1 }, (_, column) => this.#cell(utils.encode_cell({ r: 0, c: column })));
    for (const address of Object.keys(this.#sheet)) if (!address.startsWith('!')) delete this.#sheet[address];
    for (const [at, line] of [head, ...order.map((row, index) => (row === 0 ? [] : (lines[index] ?? [])))].entries())
      for (const [column, cell] of line.entries())
        if (cell) this.#sheet[utils.encode_cell({ r: at, c: column })] = cell;
    this.#sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: order.length, c: e.c } });
    return this;
  }

  /** Copies the rows of another export below these, its head among them. */
  append(other: OpenedExport): this {
    const { e } = this.#range;
    const below = other.#range.e;
    for (let row = 0; row <= below.r; row += 1)
      for (let column = 0; column <= below.c; column += 1) {
        const cell = other.#cell(utils.encode_cell({ r: row, c: column }));
        if (cell) this.#sheet[utils.encode_cell({ r: e.r + 1 + row, c: column })] = cell;
      }
    const end = { r: e.r + 1 + below.r, c: Math.max(e.c, below.c) };
    this.#sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: end });
    return this;
  }

  /** Columns in another order: titles of those to come first; the others follow in their order. */
  moveFirst(...titles: readonly string[]): this {
    const { e } = this.#range;
    const first = titles.flatMap((title) => this.#columns.get(title) ?? []);
    const order = [...first, ...Array.from({ length: e.c + 1 }, (_, at) => at).filter((at) => !first.includes(at))];
    const before = new Map(Object.entries(this.#sheet).filter(([address]) => !address.startsWith('!')));
    for (const address of before.keys()) delete this.#sheet[address];
    for (let row = 0; row <= e.r; row += 1)
      for (const [to, from] of order.entries()) {
        const cell = before.get(utils.encode_cell({ r: row, c: from }));
        if (cell) this.#sheet[utils.encode_cell({ r: row, c: to })] = cell;
      }
    return new OpenedExport(this.save()) as this;
  }

  /** Deletes columns. */
  removeColumns(...titles: readonly string[]): this {
    for (const title of titles)
      for (let row = 0; row <= this.#range.e.r; row += 1) delete this.#sheet[this.#addressOf(title, row)];
    return this;
  }

  /** Empties the columns with the marks of the export, from a row on; 0: including the header. */
  removeMarks(from = 0): this {
    const { e } = this.#range;
    for (let row = from; row <= e.r; row += 1)
      for (let column = 0; column <= e.c; column += 1) {
        const address = utils.encode_cell({ r: row, c: column });
        if (String(this.#cell(address)?.v ?? '').startsWith('gektar-')) delete this.#sheet[address];
      }
    return this;
  }

  save(format: SavedFormat = 'xlsx'): Buffer {
    switch (format) {
      case 'xlsx':
      case 'xlsx-1904':
        return this.#workbook({ is1904: format === 'xlsx-1904' });
      case 'ods':
        return this.#workbook({ bookType: 'ods' });
      case 'csv-1251':
        return inWindows1251(this.#text(';', russian));
      case 'tsv-utf16':
        return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(this.#text('\t', russian), 'utf16le')]);
      case 'csv-en':
        return Buffer.from(`\uFEFF${this.#text(',', american)}`, 'utf8');
      case 'csv-ch':
        return Buffer.from(`\uFEFF${this.#text(';', swiss)}`, 'utf8');
    }
  }

  /** A workbook of the old format: texts are cut at 255 characters. */
  saveAsXls(): Buffer {
    return this.#workbook({ bookType: 'xls' });
  }

  /** A workbook with this sheet, and with those of other exports after it. */
  saveWith(...others: readonly OpenedExport[]): Buffer {
    return this.#workbook({ others });
  }

  #workbook({
    is1904 = false,
    bookType = 'xlsx',
    others = [],
  }: {
    readonly is1904?: boolean;
    readonly bookType?: 'xlsx' | 'xls' | 'ods';
    readonly others?: readonly OpenedExport[];
  }): Buffer {
    const book = utils.book_new();
    const sheet: WorkSheet = structuredClone(this.#sheet);
    if (is1904)
      for (const [address, cell] of Object.entries(sheet))
        if (!address.startsWith('!') && isDay(cell)) cell.v -= DAYS_TO_1904;
    utils.book_append_sheet(book, sheet, 'Лист1');
    for (const [at, other] of others.entries()) utils.book_append_sheet(book, other.#sheet, `Лист${at + 2}`);
    book.Workbook = { WBProps: { date1904: is1904 } };
    return Buffer.from(write(book, { type: 'array', bookType, cellStyles: true }) as ArrayBuffer);
  }

  #text(separator: string, show: (value: number, decimals: number) => string): string {
    const { e } = this.#range;
    const lines = Array.from({ length: e.r + 1 }, (_, row) =>
      Array.from({ length: e.c + 1 }, (__, column) => {
        const cell = this.#cell(utils.encode_cell({ r: row, c: column }));
        const text = cell === undefined ? '' : textOf(cell, show);
        return text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      }).join(separator),
    );
    return `${lines.join('\r\n')}\r\n`;
  }
}

/** Difference of the calendars that begin in 1900 and in 1904 (days). */
const DAYS_TO_1904 = 1_462;

function isDay(cell: CellObject): cell is CellObject & { v: number } {
  return cell.t === 'n' && /y/.test(String(cell.z ?? ''));
}

function textOf(cell: CellObject, show: (value: number, decimals: number) => string): string {
  if (isDay(cell))
    return new Date((cell.v - 25_569) * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.');
  return typeof cell.v === 'number' ? show(cell.v, /\.0/.test(String(cell.z ?? '')) ? 2 : 0) : String(cell.v ?? '');
}

const grouped = (locale: string) => (value: number, decimals: number) =>
  value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const russian = grouped('ru-RU');
const american = grouped('en-US');
const swiss = grouped('de-CH');

/** Characters that windows-1251 lacks become similar ones or '?', as Excel writes them. */
function inWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251');
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  const codeOf = (sign: string) => codes.get(sign) ?? codes.get(foldSaved(sign)) ?? 0x3f;
  return Buffer.from([...text].map(codeOf));
}
