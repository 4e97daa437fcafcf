import type { ChangedFields } from '@gektar/contract/operations/operation.ts';
import papaparse from 'papaparse';
import { wireOf } from '#form/described/described-values.ts';
import type { Reference } from '#form/described/field-kit.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { type EditedRow, fieldOfCell } from './edited-cell.ts';
import { parseCell } from './parse-cell.ts';

/** A paste: tab-separated text from a cell on, or the same values in several rows. */
export interface PasteAbout<Row> {
  readonly text?: string;
  /** Form values by column id. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Rows from the cursor on. */
  readonly rows: readonly Row[];
  /** Columns from the cursor on. */
  readonly columnIds: readonly string[];
}

/** One row of a paste. */
export interface PastedRow<Row> {
  readonly row: Row;
  /** Pasted texts by column id; undefined when values are copied within the product. */
  readonly texts: Readonly<Record<string, string>> | undefined;
  readonly fields: ChangedFields;
  /** Why a text is no valid value of its field, by column id. */
  readonly messages: Readonly<Record<string, string>>;
}

export interface PastedBlock<Row> {
  readonly rows: readonly PastedRow<Row>[];
  /** Columns that are written. */
  readonly columnIds: readonly string[];
  /** Columns of the block that have no editor. */
  readonly skippedIds: readonly string[];
  /** Number of pasted lines for which there is no row. */
  readonly extraLines: number;
}

/** Lines of a text from a spreadsheet; an empty last line is dropped. */
export function linesOf(text: string): string[][] {
  const { data } = papaparse.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' });
  return data;
}

/**
 * Parses each text of a pasted block as a value of its field.
 * @param corrected texts that the user typed instead of pasted ones, by row id and column
 * @param entries dictionary values by column
 */
export function pastedBlock<Row extends EditedRow>(
  about: ChangedEntity,
  { text, values, rows, columnIds }: PasteAbout<Row>,
  corrected: ReadonlyMap<string, string>,
  entries: Readonly<Record<string, readonly Reference[] | undefined>>,
): PastedBlock<Row> {
  const lines = text === undefined ? undefined : linesOf(text);
  const width = lines === undefined ? columnIds.length : Math.max(0, ...lines.map((line) => line.length));
  const asked = columnIds.slice(0, width);
  const written = asked.filter((id) => fieldOfCell(about, id) !== undefined);
  const pasted = rows.slice(0, lines?.length).map((row, index): PastedRow<Row> => {
    if (values !== undefined) {
      return { row, texts: undefined, fields: wireOf(about.fields, written, values, undefined), messages: {} };
    }
    const texts: Record<string, string> = {};
    const fields: Record<string, unknown> = {};
    const messages: Record<string, string> = {};
    for (const id of written) {
      const given = corrected.get(cellKey(row.id, id)) ?? lines?.[index]?.[asked.indexOf(id)];
      if (given === undefined) continue;
      texts[id] = given;
      const parsed = parseCell(about.fields, id, given, entries[id]);
      if (parsed.message === undefined) fields[id] = parsed.wire;
      else messages[id] = parsed.message;
    }
    return { row, texts, fields, messages };
  });
  return {
    rows: pasted,
    columnIds: written,
    skippedIds: asked.filter((id) => !written.includes(id)),
    extraLines: Math.max(0, (lines?.length ?? 0) - rows.length),
  };
}

/** Key of one cell in a map. */
export function cellKey(rowId: string, columnId: string): string {
  return `${rowId}:${columnId}`;
}
