import {
  bitsIn,
  type FieldDescription,
  type FieldDescriptions,
  fixedValue,
  fixedValues,
  shortLabel,
} from '@gektar/contract/fields.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatRange, type NumberRange } from '@gektar/format/range.ts';
import type { ReactNode } from 'react';
import { codesCell, dash, linkCell, measuredCell, namesCell, textCell } from './cells.tsx';
import type { TableColumn } from './table-column.ts';

interface Named {
  readonly name: string;
}

/** Properties of a described column in addition to its field. */
type ColumnAbout<Row, SortKey extends string> = Pick<TableColumn<Row, SortKey>, 'width'> &
  Partial<Pick<TableColumn<Row, SortKey>, 'title' | 'cell' | 'tone' | 'sortBy' | 'isHiddenAtFirst' | 'grows'>>;

/**
 * The column of a described field: title, unit, edge, growth and cell by its kind; the wire name is the column's id.
 * @param about the width, and differences from the defaults of the kind
 */
export function describedColumn<Row extends object, SortKey extends string = string>(
  fields: FieldDescriptions,
  id: keyof Row & string,
  about: ColumnAbout<Row, SortKey>,
): TableColumn<Row, SortKey> {
  const field = fields[id];
  if (field === undefined) throw new Error(`the column ${id} has no described field`);
  const hasUnit = field.kind === 'number' || field.kind === 'range';
  const isAtEnd = hasUnit || field.kind === 'day' || field.kind === 'moment';
  const hasWords = !isAtEnd && field.kind !== 'flag';
  return {
    id,
    title: shortLabel(field),
    ...(hasUnit && { unit: field.unit }),
    ...(isAtEnd && { align: 'end' as const }),
    ...(hasWords && { grows: true }),
    cell: (row) => describedCell(field, row[id]),
    ...about,
  };
}

/** `describedColumn` of one entity: a column is its field and differences. */
export function describedColumns<Row extends object, SortKey extends string = string>(fields: FieldDescriptions) {
  return (id: keyof Row & string, about: ColumnAbout<Row, SortKey>): TableColumn<Row, SortKey> =>
    describedColumn(fields, id, about);
}

/** The cell of a described field; a muted dash when empty. */
function describedCell(field: FieldDescription, value: unknown): ReactNode {
  switch (field.kind) {
    case 'number':
      if (field.decimals !== 0) return measuredCell(value as number | null);
      return value === null ? dash : formatCount(value as number);
    case 'range':
      return (value !== null && formatRange(value as NumberRange)) || dash;
    case 'day':
      return value === null ? dash : formatDate(value as string);
    case 'moment':
      return value === null ? dash : formatMeeting(value as string);
    case 'flag':
      if (value === null || value === undefined) return dash;
      return value === true ? field.yes : <span className="nil">{field.no}</span>;
    case 'link':
      return linkCell((value ?? '') as string);
    case 'choice':
      return textCell((value as Named | null)?.name ?? null);
    case 'choices':
      return isCoded(value) ? codesCell(value) : namesCell(value as readonly Named[]);
    case 'option':
      return textCell(fixedValue(field.values, value as number | null)?.name ?? null);
    case 'options':
      return namesCell(fixedValues(field.values, value as readonly number[]));
    case 'mask':
      return namesCell(bitsIn(field.values, value as number | null));
    default:
      return textCell(value as string | null);
  }
}

function isCoded(values: unknown): values is readonly { code: string; name: string }[] {
  const [first] = values as readonly object[];
  return first !== undefined && 'code' in first;
}
