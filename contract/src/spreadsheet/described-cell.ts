import { formatDayRange, formatRange } from '@gektar/format/range.ts';
import { describedValue } from '#described-value.ts';
import { bitsIn, type FieldDescription, fixedValue, fixedValues, flagWord } from '#fields.ts';
import { dayCell, linkCell, numberCell, type SheetCell, textCell } from './sheet-cell.ts';

interface Named {
  readonly name: string;
  readonly code?: string | undefined;
}

/** Names of dictionary values with their codes; a spreadsheet has room for all of them. */
export function namesSheetCell(values: readonly Named[]): SheetCell {
  return textCell(values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join('; '));
}

/**
 * Value of a described field in a spreadsheet: numbers, days and links as such, everything else in words.
 * @throws an error for a person and for a field without a common kind
 */
export function describedSheetCell(field: FieldDescription, value: unknown): SheetCell {
  const of = describedValue(field, value);
  switch (of.kind) {
    case 'number':
      return numberCell(of.value, of.field.decimals === 0 ? 0 : 2);
    case 'range':
      return textCell(of.value && formatRange(of.value, of.field.unit));
    case 'days':
      return textCell(of.value && formatDayRange(of.value));
    case 'day':
    case 'moment':
      return dayCell(of.value);
    case 'link':
      return linkCell(of.value ?? '');
    case 'flag':
      return textCell(flagWord(of.field, of.value));
    case 'choice':
      return textCell(of.value?.name);
    case 'choices':
      return namesSheetCell(of.value);
    case 'option':
      return textCell(fixedValue(of.field.values, of.value)?.name);
    case 'options':
      return namesSheetCell(fixedValues(of.field.values, of.value));
    case 'mask':
      return namesSheetCell(bitsIn(of.field.values, of.value));
    case 'text':
      return textCell(of.value);
    default:
      throw new Error(`a field of the kind ${of.kind} has a cell of its own`);
  }
}
