import { describedValue } from '@gektar/contract/described-value.ts';
import {
  bitsIn,
  type FieldDescription,
  type FieldDescriptions,
  fieldNamed,
  fixedValue,
  fixedValues,
  shortLabel,
} from '@gektar/contract/fields.ts';
import type { PlainColumn } from '@gektar/contract/plain-column.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatDayRange, formatRange } from '@gektar/format/range.ts';
import type { ReactNode } from 'react';
import { codesCell, dash, linkCell, measuredCell, namesCell, textCell } from './cells.tsx';
import type { TableColumn } from './table-column.ts';

/** Properties of a described column in addition to its field. */
type ColumnAbout<Row, SortKey extends string> = Pick<TableColumn<Row, SortKey>, 'width'> &
  Partial<Pick<TableColumn<Row, SortKey>, 'title' | 'cell' | 'tone' | 'sortBy' | 'isHiddenAtFirst' | 'grows'>>;

/**
 * The column of a described field: title, unit, alignment, growth and cell follow from the field description; the
 * column id is the wire name.
 * @param about the width, and what differs from these defaults
 */
export function describedColumn<Row extends object, SortKey extends string = string>(
  fields: FieldDescriptions,
  id: keyof Row & string,
  about: ColumnAbout<Row, SortKey>,
): TableColumn<Row, SortKey> {
  const field = fieldNamed(fields, id);
  const hasUnit = field.kind === 'number' || field.kind === 'range';
  const isAtEnd = hasUnit || field.kind === 'day' || field.kind === 'moment';
  const hasWords = !isAtEnd && field.kind !== 'flag' && field.kind !== 'days';
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

/** `describedColumn` for the fields of one entity. */
export function describedColumns<Row extends object, SortKey extends string = string>(fields: FieldDescriptions) {
  return (id: keyof Row & string, about: ColumnAbout<Row, SortKey>): TableColumn<Row, SortKey> =>
    describedColumn(fields, id, about);
}

/**
 * Columns of a table in their order.
 * @param order described columns as data, and names of entries of `others`
 * @param others columns with titles, cells or sort keys that no field description gives, by name
 */
export function columnsInOrder<
  Row extends object,
  SortKey extends string,
  Field extends keyof Row & string,
  Name extends string,
>(
  fields: FieldDescriptions,
  order: readonly (Name | PlainColumn<Field>)[],
  others: Readonly<Record<Name, TableColumn<Row, SortKey>>>,
): TableColumn<Row, SortKey>[] {
  return order.map((column) => {
    if (typeof column === 'string') return others[column];
    const { field, ...about } = column;
    return describedColumn(fields, field, about);
  });
}

/** The cell of a described field; a muted dash when empty. */
export function describedCell(field: FieldDescription, value: unknown): ReactNode {
  const of = describedValue(field, value);
  switch (of.kind) {
    case 'number':
      if (of.field.decimals !== 0) return measuredCell(of.value ?? null);
      return typeof of.value === 'number' ? formatCount(of.value) : dash;
    case 'range':
      return (of.value && formatRange(of.value)) || dash;
    case 'day':
      return of.value === null ? dash : formatDate(of.value);
    case 'moment':
      return of.value === null ? dash : formatMeeting(of.value);
    case 'days':
      return textCell((of.value && formatDayRange(of.value)) ?? null);
    case 'flag':
      if (of.value === null || of.value === undefined) return dash;
      return of.value ? of.field.yes : <span className="nil">{of.field.no}</span>;
    case 'link':
      return linkCell(of.value ?? '');
    case 'choice':
      return textCell(of.value?.name ?? null);
    case 'choices':
      return isCoded(of.value) ? codesCell(of.value) : namesCell(of.value);
    case 'option':
      return textCell(fixedValue(of.field.values, of.value)?.name ?? null);
    case 'options':
      return namesCell(fixedValues(of.field.values, of.value));
    case 'mask':
      return namesCell(bitsIn(of.field.values, of.value));
    default:
      return textCell(typeof of.value === 'string' ? of.value : null);
  }
}

function isCoded<Value extends object>(values: readonly Value[]): values is readonly (Value & { code: string })[] {
  const [first] = values;
  return first !== undefined && 'code' in first;
}
