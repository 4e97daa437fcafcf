import { bitsIn, type FieldDescription, fixedValue, fixedValues, flagWord } from '@gektar/contract/fields.ts';
import { formatRange, type NumberRange } from '@gektar/format/range.ts';
import { dayCell, numberCell, type SheetCell, textCell } from './sheet.ts';

interface Named {
  readonly name: string;
  readonly code?: string;
}

/** Names of dictionary values with their codes; the sheet has room for all of them. */
export function namesSheetCell(values: readonly Named[]): SheetCell {
  return textCell(values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join('; '));
}

/** Value of a described field in a spreadsheet: numbers and days as such, everything else in words. */
export function describedSheetCell(field: FieldDescription, value: unknown): SheetCell {
  switch (field.kind) {
    case 'number':
      return numberCell(value as number | null, field.decimals === 0 ? 0 : 2);
    case 'range':
      return textCell(value === null ? null : formatRange(value as NumberRange, field.unit));
    case 'day':
    case 'moment':
      return dayCell(value as string | null);
    case 'flag':
      return textCell(flagWord(field, value));
    case 'choice':
      return textCell((value as Named | null)?.name);
    case 'choices':
      return namesSheetCell(value as readonly Named[]);
    case 'option':
      return textCell(fixedValue(field.values, value as number | null)?.name);
    case 'options':
      return namesSheetCell(fixedValues(field.values, value as readonly number[]));
    case 'mask':
      return namesSheetCell(bitsIn(field.values, value as number | null));
    default:
      return textCell(value as string | null);
  }
}
