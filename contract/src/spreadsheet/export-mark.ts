import { cellPrint, foldSaved, shortHash } from './cell-print.ts';
import { EXPORT_MARK } from './export-mark-head.ts';
import type { SheetColumn } from './sheet-cell.ts';

/**
 * The hidden columns by which an exported spreadsheet is recognised when it comes back: in the head what was exported
 * by whom, at each row the id and version of its object and a fingerprint of each cell (0086). They contain no value
 * of an object.
 */
export interface ExportMark {
  /** Kind of the objects, such as 'property'. */
  readonly entity: string;
  /** Time of the export with its offset, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
  readonly dateTime: string;
  readonly employeeId: string | null;
  readonly columns: readonly MarkedColumn[];
}

/** A column of an export. */
export interface MarkedColumn {
  /** Wire name of the field or id of the column; null for a column that belongs to no object. */
  readonly field: string | null;
  /** Hash of the title. */
  readonly title: string;
}

/** The object of an exported row. */
export interface MarkedRow {
  readonly id: string;
  readonly rowVersion: number;
  /** Whether the object was active. */
  readonly isEnabled: boolean;
  /** Fingerprints of the cells, by position of the column. */
  readonly prints: readonly string[];
}

/** Data for the hidden columns of an export of these rows. */
export interface ExportOrigin<Row> extends Pick<ExportMark, 'entity' | 'dateTime' | 'employeeId'> {
  readonly objectOf: (row: Row) => Pick<MarkedRow, 'id' | 'rowVersion' | 'isEnabled'>;
}

/** A hidden column: the text of its head, then those of the rows. */
export interface HiddenColumn {
  readonly head: string;
  readonly rows: readonly string[];
}

/** Number of ids in one cell: Excel takes 32,767 characters. */
const IDS_IN_CELL = 1_400;
/** Characters of an id in the list of ids. */
const ID_LENGTH = 22;
const ROW = 'gektar-row:1';
const IDS = 'gektar-ids:1';

/** Hash by which a column is found again under its title. */
export function titleHash(title: string): string {
  return shortHash(foldSaved(title).toLowerCase());
}

/** The hidden columns of an export: marks of the rows, then the ids of all exported objects. */
export function hiddenColumns<Row>(
  { objectOf, ...origin }: ExportOrigin<Row>,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): HiddenColumn[] {
  const marked = columns.map(({ field = null, title }) => ({ field, title: titleHash(title) }));
  const ids = rows.map((row) => objectOf(row).id);
  const marks = rows.map((row) =>
    writeRow({ ...objectOf(row), prints: columns.map(({ cell }) => cellPrint(cell(row))) }),
  );
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_IN_CELL) }, (_, part) =>
    ids.slice(part * IDS_IN_CELL, (part + 1) * IDS_IN_CELL),
  );
  return [
    { head: writeHead({ ...origin, columns: marked }), rows: marks },
    ...parts.map((part) => ({ head: checked(`${IDS} ${part.map(packId).join('')}`), rows: [] })),
  ];
}

function writeHead({ entity, dateTime, employeeId, columns }: ExportMark): string {
  const listed = columns.map(({ field, title }) => `${field ?? '-'}=${title}`).join(' ');
  return checked(`${EXPORT_MARK} ${entity} ${dateTime} ${employeeId ?? '-'} ${listed}`);
}

/** Reads the head of the marks; 'spoilt' when it was changed, undefined for a text that is not such a head. */
export function readExportMark(text: string): ExportMark | 'spoilt' | undefined {
  if (!text.startsWith(EXPORT_MARK)) return undefined;
  const content = verified(text);
  if (content === undefined) return 'spoilt';
  const [, entity = '', dateTime = '', employeeId = '-', ...columns] = content.split(' ');
  return {
    entity,
    dateTime,
    employeeId: employeeId === '-' ? null : employeeId,
    columns: columns.map((column) => {
      const [field = '-', title = ''] = column.split('=');
      return { field: field === '-' ? null : field, title };
    }),
  };
}

function writeRow({ id, rowVersion, isEnabled, prints }: MarkedRow): string {
  return checked(`${ROW} ${id} ${rowVersion} ${isEnabled ? '+' : '-'} ${prints.join('.')}`);
}

/** Reads the mark of a row. @returns 'spoilt' for a mark that was edited, undefined for a text that is not a mark */
export function readRowMark(text: string): MarkedRow | 'spoilt' | undefined {
  if (!text.startsWith(ROW)) return undefined;
  const content = verified(text);
  if (content === undefined) return 'spoilt';
  const [, id = '', rowVersion = '', state, prints = ''] = content.split(' ');
  return { id, rowVersion: Number(rowVersion), isEnabled: state === '+', prints: prints.split('.') };
}

/** Reads a list of ids; undefined for a text that is not such a list, or that was changed. */
export function readExportedIds(text: string): string[] | undefined {
  const content = text.startsWith(IDS) ? verified(text) : undefined;
  const packed = content?.split(' ')[1];
  if (packed === undefined) return undefined;
  return Array.from({ length: packed.length / ID_LENGTH }, (_, at) =>
    unpackId(packed.slice(at * ID_LENGTH, (at + 1) * ID_LENGTH)),
  );
}

function checked(text: string): string {
  return `${text} #${shortHash(text)}`;
}

function verified(text: string): string | undefined {
  const [, content, hash] = /^(.*) #(\w+)$/s.exec(text) ?? [];
  return content !== undefined && shortHash(content) === hash ? content : undefined;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** An id in 22 characters: 128 bits, six in each. */
function packId(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '')}`);
  let packed = '';
  for (let at = 0; at < ID_LENGTH; at += 1) {
    packed = (digits[Number(bits & 63n)] ?? '') + packed;
    bits >>= 6n;
  }
  return packed;
}

function unpackId(packed: string): string {
  const bits = [...packed].reduce((sum, sign) => (sum << 6n) | BigInt(digits.indexOf(sign)), 0n);
  const hex = bits.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
